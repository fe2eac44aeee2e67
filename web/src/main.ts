import { mount } from 'svelte';
import { beforeSaying } from './api';
import App from './App.svelte';
import { letters } from './fonts';
import { words } from './i18n/words.svelte';
import { navigation } from './navigation.svelte';
import { foresee } from './pages';
import { settings } from './settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/surfaces.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

beforeSaying((why) => words.needFor(why));
document.documentElement.dataset.theme = settings.theme; // before the first paint
void Promise.all([words.speak(settings.language), letters()]).then(() => mount(App, { target }));
foresee(navigation.route);
