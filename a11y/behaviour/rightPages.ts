import type { Parts } from '../checks/goodPage.ts';
import type { Bounds } from './behaviour.ts';
import {
  byHovering,
  counting,
  dialog,
  hoverStyle,
  ofThePage,
  scripted,
  staying,
  withOnly,
} from './pageOf.ts';

/** Each line is unusual and right. */
export const right: [what: string, parts: Parts, bounds?: Bounds][] = [
  [
    'a part that opens and says so',
    withOnly('<details><summary>More</summary><p>Pay</p></details>'),
  ],
  [
    'a button of its own with both keys',
    scripted(
      '<div id="go" role="button" tabindex="0" aria-pressed="false">Bold</div>',
      "const on = () => go.setAttribute('aria-pressed', 'true'); go.addEventListener('click', on); go.addEventListener('keydown', (e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); on(); } })",
    ),
  ],
  [
    'a change that a live region says',
    scripted(
      '<button id="go">Sort by name</button><p id="list">Robin, Alex</p>',
      "go.addEventListener('click', () => { list.textContent = 'Alex, Robin'; document.querySelector('[role=status]').textContent = 'Sorted by name'; })",
    ),
  ],
  [
    'a change that a live region says half a second later',
    scripted(
      '<button id="go">Sort by name</button><p id="list">Robin, Alex</p>',
      "go.addEventListener('click', () => { list.textContent = 'Alex, Robin'; setTimeout(() => { document.querySelector('[role=status]').textContent = 'Sorted by name'; }, 500); })",
    ),
  ],
  [
    'a row that goes, and gives the focus to the next',
    scripted(
      '<button id="go">Remove Excel</button> <button id="next">Remove Word</button>',
      "go.addEventListener('click', () => { go.remove(); next.focus(); })",
    ),
  ],
  [
    'a page of one document with a title and a focus of its own',
    scripted(
      '<a id="go" href="/jobs">Jobs</a><h2 id="list" tabindex="-1">Home</h2><p>Text</p>',
      "go.addEventListener('click', (e) => { e.preventDefault(); history.pushState(null, '', '/jobs'); document.title = 'Jobs – Our Ability'; list.textContent = 'Jobs'; list.focus(); })",
    ),
  ],
  [
    'a tab with an address of its own',
    scripted(
      '<div role="tablist" aria-label="Profile"><a id="go" role="tab" href="/skills" aria-selected="false" aria-controls="list">Skills</a></div><div id="list" role="tabpanel" aria-labelledby="go">Work</div>',
      "const show = (e) => { e.preventDefault(); history.pushState(null, '', '/skills'); document.title = 'Skills – Our Ability'; go.setAttribute('aria-selected', 'true'); list.textContent = 'Skills'; }; go.addEventListener('click', show); go.addEventListener('keydown', (e) => { if (e.key === ' ') show(e); })",
    ),
  ],
  [
    'a native dialog',
    scripted(
      '<button id="go">Delete</button><dialog id="ask" aria-label="Delete?"><button>No</button> <button>Yes</button></dialog>',
      "go.addEventListener('click', () => ask.showModal())",
    ),
  ],
  [
    'a dialog of its own that keeps the focus and gives it back',
    dialog(
      "document.getElementById('ask-first').addEventListener('click', () => { ask.hidden = false; no.focus(); }); ask.addEventListener('keydown', (e) => { if (e.key === 'Escape') { ask.hidden = true; document.getElementById('ask-first').focus(); } if (e.key === 'Tab') { e.preventDefault(); (document.activeElement === no ? yes : no).focus(); } })",
      'aria-modal="true"',
    ),
  ],
  [
    'a dialog that stays on Escape by its nature, and whose Close asks first',
    staying("shut.addEventListener('click', () => { ask.showModal(); keep.focus(); })"),
    { stays: ['Review'] },
  ],
  [
    'a dialog about a problem that leads to the field with it',
    scripted(
      '<p><label for="field">Place</label> <input id="field"></p><button id="go">Save</button><dialog id="ask" aria-label="Place is missing"><button>OK</button></dialog>',
      "go.addEventListener('click', () => { field.setAttribute('aria-invalid', 'true'); ask.showModal(); }); ask.addEventListener('close', () => field.focus())",
    ),
  ],
  [
    'a dialog on a page that has one more control before it the next time',
    counting(
      '<a id="more" href="/jobs">Jobs</a> <button id="go">Delete</button><dialog id="ask" aria-label="Delete?"><button>No</button> <button>Yes</button></dialog>',
      "if (loads <= 2) more.remove(); go.addEventListener('click', () => ask.showModal())",
    ),
  ],
  [
    'a button that is not there every time',
    counting(
      '<button id="go" aria-pressed="false">Bold</button>',
      "if (loads > 5) go.remove(); go.addEventListener('click', () => go.setAttribute('aria-pressed', 'true'))",
    ),
  ],
  [
    'a part that is kept behind its placeholder for a while after it has come',
    scripted(
      '<p id="room">Loading</p>',
      "setTimeout(() => { room.innerHTML = '<button aria-pressed=false>Bold</button>'; room.firstChild.onclick = (e) => e.target.setAttribute('aria-pressed', 'true'); }, 320);",
    ),
  ],
  [
    'radio buttons in a group',
    withOnly(
      '<fieldset><legend>Shift</legend><label><input type="radio" name="shift"> Day</label> <label><input type="radio" name="shift"> Night</label></fieldset>',
    ),
  ],
  [
    'a list that leads away by a button',
    scripted(
      '<p><label for="area">Area</label> <select id="area"><option>Home</option><option>Jobs</option></select> <button id="go">Go</button></p>',
      "go.addEventListener('click', () => { location.href = '/jobs'; })",
    ),
  ],
  [
    'words that show by hovering and by the focus',
    {
      ...withOnly('<p class="tip"><button>Pay</button> <span>By the hour</span></p>'),
      head: '<style>.tip span{display:none}.tip:hover span,.tip:focus-within span{display:inline}</style>',
    },
  ],
  [
    'words that show by hovering alone in the frame of all pages when that is left out',
    { ...withOnly(''), header: byHovering, head: hoverStyle },
    ofThePage,
  ],
  [
    'a list that is dragged or moved by buttons',
    withOnly('<ul><li draggable="true">First <button>Move down</button></li></ul>'),
  ],
  [
    'what moves only where nobody asked for less motion',
    {
      ...withOnly('<p class="turn">Loading</p>'),
      head: '<style>@keyframes turn{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:no-preference){.turn{animation:turn 1s infinite}}</style>',
    },
  ],
  [
    'a film that waits',
    withOnly('<video controls width="300" height="60" aria-label="Film"></video>'),
  ],
  [
    'one listener for a whole list of buttons',
    scripted(
      '<ul id="go"><li><button>One</button></li></ul>',
      "go.addEventListener('click', () => {})",
    ),
  ],
  [
    'an icon that forced colors keep',
    withOnly(
      '<button aria-label="Search"><svg width="20" height="20" aria-hidden="true"><circle cx="9" cy="9" r="6" fill="none" stroke="currentColor" stroke-width="2"></circle></svg></button>',
    ),
  ],
  [
    'a Spanish sentence that is marked',
    withOnly(
      '<p lang="es">Para los que buscan trabajo por la tarde, una carta del centro que está en su calle.</p>',
    ),
  ],
  [
    'a sentence in another language that nobody hears',
    withOnly('<p aria-hidden="true">Para los que buscan trabajo, una carta del centro.</p>'),
  ],
  ['names of other languages', withOnly('<p>Señor Muñoz, Café Zürich, São Paulo</p>')],
  ['a link into the page', withOnly('<p><a href="#start">To the hint</a></p>')],
  [
    'a link that opens a new tab',
    withOnly('<p><a href="/terms" target="_blank">Terms (opens in a new tab)</a></p>'),
  ],
  [
    'a button that cannot be pressed now and says why',
    withOnly(
      '<button aria-disabled="true" aria-describedby="why">Send</button> <span id="why">Choose a file first.</span>',
    ),
  ],
];
