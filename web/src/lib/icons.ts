/** Game icons by Lorc, Delapouite and contributors (game-icons.net, CC BY 3.0), by what they mean here. */

import alliser from '~icons/game-icons/broadsword';
import bell from '~icons/game-icons/ringing-bell';
import benjen from '~icons/game-icons/cloaked-figure-on-horseback';
import book from '~icons/game-icons/rule-book';
import bot from '~icons/game-icons/robot-helmet';
import bowen from '~icons/game-icons/swap-bag';
import breach from '~icons/game-icons/broken-wall';
import brick from '~icons/game-icons/brick-pile';
import camp from '~icons/game-icons/camping-tent';
import chart from '~icons/game-icons/chart';
import chat from '~icons/game-icons/chat-bubble';
import climber from '~icons/game-icons/war-pick';
import clover from '~icons/game-icons/shamrock';
import cog from '~icons/game-icons/cog';
import crown from '~icons/game-icons/queen-crown';
import devcard from '~icons/game-icons/card-draw';
import dice from '~icons/game-icons/rolling-dices';
import door from '~icons/game-icons/wooden-door';
import eye from '~icons/game-icons/semi-closed-eye';
import fire from '~icons/game-icons/campfire';
import foot from '~icons/game-icons/footprint';
import fork from '~icons/game-icons/divergence';
import giant from '~icons/game-icons/giant';
import grain from '~icons/game-icons/wheat';
import guard from '~icons/game-icons/guarded-tower';
import hand from '~icons/game-icons/poker-hand';
import horn from '~icons/game-icons/hunting-horn';
import hourglass from '~icons/game-icons/hourglass';
import jeor from '~icons/game-icons/bear-head';
import keep from '~icons/game-icons/castle';
import knight from '~icons/game-icons/mounted-knight';
import link from '~icons/game-icons/linked-rings';
import lock from '~icons/game-icons/padlock';
import lumber from '~icons/game-icons/wood-pile';
import mance from '~icons/game-icons/horned-helm';
import melisandre from '~icons/game-icons/fire-bowl';
import midgard from '~icons/game-icons/crossed-axes';
import monopoly from '~icons/game-icons/crown-coin';
import moon from '~icons/game-icons/moon';
import mute from '~icons/game-icons/sound-off';
import northgard from '~icons/game-icons/drakkar-dragon';
import ore from '~icons/game-icons/ore';
import patrol from '~icons/game-icons/spears';
import pause from '~icons/game-icons/pause-button';
import person from '~icons/game-icons/person';
import play from '~icons/game-icons/play-button';
import plenty from '~icons/game-icons/cornucopia';
import qhorin from '~icons/game-icons/metal-hand';
import raven from '~icons/game-icons/raven';
import recruits from '~icons/game-icons/guards';
import redo from '~icons/game-icons/clockwise-rotation';
import regular from '~icons/game-icons/barbarian';
import road from '~icons/game-icons/stone-path';
import roadbuild from '~icons/game-icons/road';
import save from '~icons/game-icons/save';
import scales from '~icons/game-icons/scales';
import scroll from '~icons/game-icons/scroll-quill';
import settlement from '~icons/game-icons/viking-longhouse';
import share from '~icons/game-icons/share';
import ship from '~icons/game-icons/drakkar';
import skull from '~icons/game-icons/death-skull';
import sound from '~icons/game-icons/sound-on';
import sun from '~icons/game-icons/sun';
import token from '~icons/game-icons/rune-stone';
import tormund from '~icons/game-icons/viking-head';
import trade from '~icons/game-icons/trade';
import trophy from '~icons/game-icons/trophy-cup';
import undo from '~icons/game-icons/anticlockwise-rotation';
import vp from '~icons/game-icons/laurel-crown';
import watch from '~icons/game-icons/watchtower';
import wild from '~icons/game-icons/beer-stein';
import winter from '~icons/game-icons/snowflake-2';
import wool from '~icons/game-icons/sheep';
import ygritte from '~icons/game-icons/bow-arrow';
import yoren from '~icons/game-icons/hood';

const SVG = {
  alliser,
  bell,
  benjen,
  book,
  bot,
  bowen,
  breach,
  brick,
  camp,
  chart,
  chat,
  climber,
  clover,
  cog,
  crown,
  devcard,
  dice,
  door,
  eye,
  fire,
  foot,
  fork,
  giant,
  grain,
  guard,
  hand,
  horn,
  hourglass,
  jeor,
  keep,
  knight,
  link,
  lock,
  lumber,
  mance,
  melisandre,
  midgard,
  monopoly,
  moon,
  mute,
  northgard,
  ore,
  patrol,
  pause,
  person,
  play,
  plenty,
  qhorin,
  raven,
  recruits,
  redo,
  regular,
  road,
  roadbuild,
  save,
  scales,
  scroll,
  settlement,
  share,
  ship,
  skull,
  sound,
  sun,
  token,
  tormund,
  trade,
  trophy,
  undo,
  vp,
  watch,
  wild,
  winter,
  wool,
  ygritte,
  yoren,
};

export type IconName = keyof typeof SVG;

/** What stands inside the <svg> of an icon, for a viewBox of 512 × 512; it has the colour of the text around it. */
export function iconBody(name: IconName): string {
  const svg = SVG[name];
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(SVG, name);
}
