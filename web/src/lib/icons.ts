/** Game icons by Lorc, Delapouite and contributors (game-icons.net, CC BY 3.0), by what they mean here. */

import alliser from '~icons/game-icons/broadsword';
import altar from '~icons/game-icons/sword-altar';
import alvis from '~icons/game-icons/dwarf-king';
import archer from '~icons/game-icons/archer';
import asmundr from '~icons/game-icons/sun-priest';
import assassin from '~icons/game-icons/hooded-assassin';
import axe from '~icons/game-icons/battle-axe';
import barracks from '~icons/game-icons/barracks-tent';
import barrel from '~icons/game-icons/barrel';
import battle from '~icons/game-icons/crossed-swords';
import bear from '~icons/game-icons/bear-face';
import beerhorn from '~icons/game-icons/beer-horn';
import bell from '~icons/game-icons/ringing-bell';
import benjen from '~icons/game-icons/cloaked-figure-on-horseback';
import blame from '~icons/game-icons/thumb-down';
import boar from '~icons/game-icons/boar';
import bonecrusher from '~icons/game-icons/orc-head';
import book from '~icons/game-icons/rule-book';
import boots from '~icons/game-icons/boots';
import bot from '~icons/game-icons/robot-helmet';
import bowen from '~icons/game-icons/swap-bag';
import breach from '~icons/game-icons/broken-wall';
import brick from '~icons/game-icons/brick-pile';
import build from '~icons/game-icons/hammer-nails';
import burn from '~icons/game-icons/card-burn';
import camp from '~icons/game-icons/camping-tent';
import cellar from '~icons/game-icons/cellar-barrels';
import charge from '~icons/game-icons/sword-brandish';
import chart from '~icons/game-icons/chart';
import chat from '~icons/game-icons/chat-bubble';
import chicken from '~icons/game-icons/chicken';
import climber from '~icons/game-icons/war-pick';
import clover from '~icons/game-icons/shamrock';
import cog from '~icons/game-icons/cog';
import compass from '~icons/game-icons/compass';
import cracked from '~icons/game-icons/cracked-shield';
import crown from '~icons/game-icons/queen-crown';
import crystal from '~icons/game-icons/crystal-shine';
import defence from '~icons/game-icons/shield';
import demolish from '~icons/game-icons/demolish';
import devcard from '~icons/game-icons/card-draw';
import dice from '~icons/game-icons/rolling-dices';
import direwolf from '~icons/game-icons/direwolf';
import discard from '~icons/game-icons/card-discard';
import door from '~icons/game-icons/wooden-door';
import dragon from '~icons/game-icons/dragon-head';
import dragonhead from '~icons/game-icons/spiked-dragon-head';
import draugr from '~icons/game-icons/shambling-zombie';
import dvergr from '~icons/game-icons/dwarf-helmet';
import eye from '~icons/game-icons/semi-closed-eye';
import favour from '~icons/game-icons/prayer';
import fire from '~icons/game-icons/campfire';
import firegiant from '~icons/game-icons/fire-silhouette';
import fishing from '~icons/game-icons/fishing-boat';
import flame from '~icons/game-icons/flame';
import foot from '~icons/game-icons/footprint';
import forestcamp from '~icons/game-icons/forest-camp';
import forge from '~icons/game-icons/anvil';
import fork from '~icons/game-icons/divergence';
import fort from '~icons/game-icons/hill-fort';
import furnace from '~icons/game-icons/furnace';
import ghost from '~icons/game-icons/ghost';
import giant from '~icons/game-icons/giant';
import gift from '~icons/game-icons/present';
import goat from '~icons/game-icons/goat';
import goldbar from '~icons/game-icons/metal-bar';
import goldstack from '~icons/game-icons/gold-stack';
import grain from '~icons/game-icons/wheat';
import granary from '~icons/game-icons/granary';
import grendel from '~icons/game-icons/ogre';
import guard from '~icons/game-icons/guarded-tower';
import hammer from '~icons/game-icons/thor-hammer';
import hand from '~icons/game-icons/poker-hand';
import helmet from '~icons/game-icons/viking-helmet';
import hint from '~icons/game-icons/light-bulb';
import hops from '~icons/game-icons/hops';
import horn from '~icons/game-icons/hunting-horn';
import hound from '~icons/game-icons/hound';
import hourglass from '~icons/game-icons/hourglass';
import huldra from '~icons/game-icons/female-vampire';
import huscarl from '~icons/game-icons/overlord-helm';
import icegiant from '~icons/game-icons/frozen-block';
import jeor from '~icons/game-icons/bear-head';
import keep from '~icons/game-icons/castle';
import kill from '~icons/game-icons/skull-crossed-bones';
import knight from '~icons/game-icons/mounted-knight';
import kraken from '~icons/game-icons/octopus';
import lens from '~icons/game-icons/magnifying-glass';
import link from '~icons/game-icons/linked-rings';
import lock from '~icons/game-icons/padlock';
import lodge from '~icons/game-icons/wood-cabin';
import loot from '~icons/game-icons/open-treasure-chest';
import lord from '~icons/game-icons/sharp-crown';
import lumber from '~icons/game-icons/wood-pile';
import mance from '~icons/game-icons/horned-helm';
import meat from '~icons/game-icons/meat';
import medal from '~icons/game-icons/star-medal';
import melisandre from '~icons/game-icons/fire-bowl';
import mercenary from '~icons/game-icons/swords-power';
import merchant from '~icons/game-icons/two-coins';
import mermaid from '~icons/game-icons/mermaid';
import midgard from '~icons/game-icons/crossed-axes';
import miner from '~icons/game-icons/miner';
import mjolnir from '~icons/game-icons/thor-fist';
import monopoly from '~icons/game-icons/crown-coin';
import moon from '~icons/game-icons/moon';
import moss from '~icons/game-icons/sasquatch';
import mute from '~icons/game-icons/sound-off';
import northgard from '~icons/game-icons/drakkar-dragon';
import nykr from '~icons/game-icons/horse-head';
import odin from '~icons/game-icons/eye-target';
import ore from '~icons/game-icons/ore';
import patrol from '~icons/game-icons/spears';
import pause from '~icons/game-icons/pause-button';
import paying from '~icons/game-icons/pay-money';
import peaks from '~icons/game-icons/mountains';
import person from '~icons/game-icons/person';
import pickup from '~icons/game-icons/card-pickup';
import pig from '~icons/game-icons/pig-face';
import play from '~icons/game-icons/play-button';
import plenty from '~icons/game-icons/cornucopia';
import power from '~icons/game-icons/battle-axe';
import qhorin from '~icons/game-icons/metal-hand';
import quiet from '~icons/game-icons/sail';
import raid from '~icons/game-icons/axe-swing';
import raven from '~icons/game-icons/raven';
import recipe from '~icons/game-icons/tied-scroll';
import recruits from '~icons/game-icons/guards';
import redo from '~icons/game-icons/clockwise-rotation';
import regular from '~icons/game-icons/barbarian';
import replace from '~icons/game-icons/card-exchange';
import resurrect from '~icons/game-icons/angel-wings';
import risen from '~icons/game-icons/raise-zombie';
import road from '~icons/game-icons/stone-path';
import roadbuild from '~icons/game-icons/road';
import robber from '~icons/game-icons/robber';
import sage from '~icons/game-icons/crystal-ball';
import save from '~icons/game-icons/save';
import scales from '~icons/game-icons/scales';
import scorched from '~icons/game-icons/burning-embers';
import scroll from '~icons/game-icons/scroll-quill';
import scrolled from '~icons/game-icons/scroll-unfurled';
import seaserpent from '~icons/game-icons/sea-serpent';
import settlement from '~icons/game-icons/viking-longhouse';
import shaman from '~icons/game-icons/wizard-staff';
import share from '~icons/game-icons/share';
import shield from '~icons/game-icons/viking-shield';
import ship from '~icons/game-icons/drakkar';
import shockwave from '~icons/game-icons/white-tower';
import skeleton from '~icons/game-icons/skeleton';
import skull from '~icons/game-icons/death-skull';
import snake from '~icons/game-icons/snake';
import sound from '~icons/game-icons/sound-on';
import spear from '~icons/game-icons/stone-spear';
import spectre from '~icons/game-icons/spectre';
import spy from '~icons/game-icons/spy';
import stag from '~icons/game-icons/stag-head';
import stonetower from '~icons/game-icons/stone-tower';
import storm from '~icons/game-icons/lightning-storm';
import sun from '~icons/game-icons/sun';
import sword from '~icons/game-icons/broadsword';
import swordwoman from '~icons/game-icons/swordwoman';
import tablet from '~icons/game-icons/stone-tablet';
import tavern from '~icons/game-icons/tavern-sign';
import taxes from '~icons/game-icons/receive-money';
import token from '~icons/game-icons/rune-stone';
import tormund from '~icons/game-icons/viking-head';
import trade from '~icons/game-icons/trade';
import trap from '~icons/game-icons/wolf-trap';
import troll from '~icons/game-icons/troll';
import trophy from '~icons/game-icons/trophy-cup';
import undo from '~icons/game-icons/anticlockwise-rotation';
import unrest from '~icons/game-icons/burning-skull';
import upgrade from '~icons/game-icons/up-card';
import valkyrie from '~icons/game-icons/winged-emblem';
import vp from '~icons/game-icons/laurel-crown';
import warriordie from '~icons/game-icons/dice-six-faces-three';
import warriors from '~icons/game-icons/axe-sword';
import watch from '~icons/game-icons/watchtower';
import whale from '~icons/game-icons/whale-tail';
import wheel from '~icons/game-icons/ship-wheel';
import whirlpool from '~icons/game-icons/whirlwind';
import wild from '~icons/game-icons/beer-stein';
import windless from '~icons/game-icons/windsock';
import wingsword from '~icons/game-icons/winged-sword';
import winter from '~icons/game-icons/snowflake-2';
import wolf from '~icons/game-icons/wolf-head';
import wool from '~icons/game-icons/sheep';
import wyvern from '~icons/game-icons/wyvern';
import ygritte from '~icons/game-icons/bow-arrow';
import yoren from '~icons/game-icons/hood';

const SVG = {
  alliser,
  altar,
  alvis,
  archer,
  asmundr,
  assassin,
  axe,
  barracks,
  barrel,
  battle,
  bear,
  beerhorn,
  bell,
  benjen,
  blame,
  boar,
  bonecrusher,
  book,
  boots,
  bot,
  bowen,
  breach,
  brick,
  build,
  burn,
  camp,
  cellar,
  charge,
  chart,
  chat,
  chicken,
  climber,
  clover,
  cog,
  compass,
  cracked,
  crown,
  crystal,
  defence,
  demolish,
  devcard,
  dice,
  direwolf,
  discard,
  door,
  dragon,
  dragonhead,
  draugr,
  dvergr,
  eye,
  favour,
  fire,
  firegiant,
  fishing,
  flame,
  foot,
  forestcamp,
  forge,
  fork,
  fort,
  furnace,
  ghost,
  giant,
  gift,
  goat,
  goldbar,
  goldstack,
  grain,
  granary,
  grendel,
  guard,
  hammer,
  hand,
  helmet,
  hint,
  hops,
  horn,
  hound,
  hourglass,
  huldra,
  huscarl,
  icegiant,
  jeor,
  keep,
  kill,
  knight,
  kraken,
  lens,
  link,
  lock,
  lodge,
  loot,
  lord,
  lumber,
  mance,
  meat,
  medal,
  melisandre,
  mercenary,
  merchant,
  mermaid,
  midgard,
  miner,
  mjolnir,
  monopoly,
  moon,
  moss,
  mute,
  northgard,
  nykr,
  odin,
  ore,
  patrol,
  pause,
  paying,
  peaks,
  person,
  pickup,
  pig,
  play,
  plenty,
  power,
  qhorin,
  quiet,
  raid,
  raven,
  recipe,
  recruits,
  redo,
  regular,
  replace,
  resurrect,
  risen,
  road,
  roadbuild,
  robber,
  sage,
  save,
  scales,
  scorched,
  scroll,
  scrolled,
  seaserpent,
  settlement,
  shaman,
  share,
  shield,
  ship,
  shockwave,
  skeleton,
  skull,
  snake,
  sound,
  spear,
  spectre,
  spy,
  stag,
  stonetower,
  storm,
  sun,
  sword,
  swordwoman,
  tablet,
  tavern,
  taxes,
  token,
  tormund,
  trade,
  trap,
  troll,
  trophy,
  undo,
  unrest,
  upgrade,
  valkyrie,
  vp,
  warriordie,
  warriors,
  watch,
  whale,
  wheel,
  whirlpool,
  wild,
  windless,
  wingsword,
  winter,
  wolf,
  wool,
  wyvern,
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
