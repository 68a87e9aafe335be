import type { Parts } from '../checks/goodPage.ts';
import type { Bounds } from './behaviour.ts';
import {
  byHovering,
  dialog,
  hoverStyle,
  ofThePage,
  scripted,
  staying,
  withOnly,
} from './pageOf.ts';

/** Each line is a page that behaves badly in one way, and the rule that must find it. */
export const wrong: [what: string, rule: string, parts: Parts, bounds?: Bounds][] = [
  [
    'a button that works by the mouse alone',
    'works-by-key',
    scripted(
      '<button id="go">Show</button><p id="more" hidden>More</p>',
      "go.addEventListener('mousedown', () => { more.hidden = false; go.setAttribute('aria-expanded', 'true'); })",
    ),
  ],
  [
    'a button that works by the mouse alone, with another id each time',
    'works-by-key',
    scripted(
      '<button>Show</button><p id="more" hidden>More</p>',
      "const go = document.querySelector('button'); go.id = `react-aria${Math.random()}-_r_1_`; go.addEventListener('mousedown', () => { more.hidden = false; go.setAttribute('aria-expanded', 'true'); })",
    ),
  ],
  [
    'a button of its own that Space does not work',
    'works-by-key',
    scripted(
      '<div id="go" role="button" tabindex="0" aria-pressed="false">Bold</div>',
      "const on = () => go.setAttribute('aria-pressed', 'true'); go.addEventListener('click', on); go.addEventListener('keydown', (e) => { if (e.key === 'Enter') on(); })",
    ),
  ],
  [
    'a button of its own that cannot have the focus',
    'works-by-key',
    scripted(
      '<div id="go" role="button" aria-pressed="false">Bold</div>',
      "go.addEventListener('click', () => go.setAttribute('aria-pressed', 'true'))",
    ),
  ],
  [
    'a link without an address of its own that Enter does not follow',
    'works-by-key',
    scripted(
      '<span id="go" role="link" tabindex="0">Jobs</span>',
      "go.addEventListener('click', () => { location.href = '/jobs'; })",
    ),
  ],
  [
    'a switch that Space does not work',
    'works-by-key',
    scripted(
      '<div id="go" role="switch" tabindex="0" aria-checked="false">Remote</div>',
      "go.addEventListener('click', () => go.setAttribute('aria-checked', 'true'))",
    ),
  ],
  [
    'a button that a finger does not work',
    'works-by-touch',
    scripted(
      '<button id="go" aria-pressed="false">Bold</button>',
      "let finger = false; go.addEventListener('pointerdown', (e) => { finger = e.pointerType === 'touch'; }); go.addEventListener('click', () => { if (!finger) go.setAttribute('aria-pressed', 'true'); })",
    ),
  ],
  [
    'a press that loses the focus',
    'focus-kept',
    scripted('<button id="go">Remove</button>', "go.addEventListener('click', () => go.remove())"),
  ],
  [
    'a press that disables its own button',
    'focus-kept',
    scripted(
      '<button id="go">Save</button>',
      "go.addEventListener('click', () => { go.disabled = true; go.blur(); })",
    ),
  ],
  [
    'a change that nothing says',
    'change-told',
    scripted(
      '<button id="go">Sort by name</button><p id="list">Robin, Alex</p>',
      "go.addEventListener('click', () => { list.textContent = 'Alex, Robin'; })",
    ),
  ],
  [
    'a message that is only seen',
    'change-told',
    scripted(
      '<button id="go">Save</button><p id="list"></p>',
      "go.addEventListener('click', () => { list.textContent = 'Saved'; })",
    ),
  ],
  [
    'another page under the same title',
    'title-follows',
    scripted(
      '<a id="go" href="/jobs">Jobs</a><p id="list">Home</p>',
      "go.addEventListener('click', (e) => { e.preventDefault(); history.pushState(null, '', '/jobs'); list.textContent = 'Jobs'; })",
    ),
  ],
  [
    'a field that leads away when it has the focus',
    'focus-changes-nothing',
    scripted(
      '<p><label for="go">Place</label> <input id="go"></p>',
      "go.addEventListener('focus', () => { location.href = '/places'; })",
    ),
  ],
  [
    'a dialog that opens when a field has the focus',
    'focus-changes-nothing',
    dialog(
      "field.addEventListener('focus', () => { ask.hidden = false; no.focus(); })",
      '',
      '<p><label for="field">Place</label> <input id="field"></p>',
    ),
  ],
  [
    'a list that leads away by a choice',
    'choice-changes-nothing',
    scripted(
      '<p><label for="go">Area</label> <select id="go"><option>Home</option><option>Jobs</option></select></p>',
      "go.addEventListener('change', () => { location.href = '/jobs'; })",
    ),
  ],
  [
    'a check box that leads away',
    'choice-changes-nothing',
    scripted(
      '<p><label><input id="go" type="checkbox"> Only remote jobs</label></p>',
      "go.addEventListener('change', () => { location.href = '/jobs'; })",
    ),
  ],
  [
    'a dialog that opens without the focus',
    'dialog-takes-focus',
    dialog(
      "document.getElementById('ask-first').addEventListener('click', () => { ask.hidden = false; })",
    ),
  ],
  [
    'a modal dialog that Tab leaves',
    'dialog-keeps-focus',
    dialog(
      "document.getElementById('ask-first').addEventListener('click', () => { ask.hidden = false; no.focus(); }); ask.addEventListener('keydown', (e) => { if (e.key === 'Escape') { ask.hidden = true; document.getElementById('ask-first').focus(); } })",
      'aria-modal="true"',
    ),
  ],
  [
    'a dialog that Escape does not close',
    'dialog-closes',
    dialog(
      "document.getElementById('ask-first').addEventListener('click', () => { ask.hidden = false; no.focus(); })",
    ),
  ],
  [
    'a dialog that stays on Escape, and whose Close does nothing',
    'dialog-closes',
    staying(''),
    { stays: ['Review'] },
  ],
  [
    'a dialog that does not give the focus back',
    'dialog-gives-back',
    dialog(
      "document.getElementById('ask-first').addEventListener('click', () => { ask.hidden = false; no.focus(); }); ask.addEventListener('keydown', (e) => { if (e.key === 'Escape') ask.hidden = true; })",
    ),
  ],
  [
    'words that show by hovering alone',
    'hover-only',
    {
      ...withOnly('<p class="tip">What is this? <span>It is the pay.</span></p>'),
      head: '<style>.tip span{display:none}.tip:hover span{display:inline}</style>',
    },
  ],
  [
    'a button that shows by hovering alone',
    'hover-only',
    {
      ...withOnly('<div class="row">Robin <button>Remove</button></div>'),
      head: '<style>.row button{visibility:hidden}.row:hover button{visibility:visible}</style>',
    },
  ],
  [
    'words of the page that show by hovering alone where the frame of all pages is left out',
    'hover-only',
    { ...withOnly(byHovering), head: hoverStyle },
    ofThePage,
  ],
  [
    'a list that is put in order by dragging alone',
    'drag-only',
    withOnly('<ul><li draggable="true">First</li><li draggable="true">Second</li></ul>'),
  ],
  [
    'what turns although less motion is asked for',
    'keeps-still',
    {
      ...withOnly('<p class="turn">Loading</p>'),
      head: '<style>@keyframes turn{to{transform:rotate(1turn)}}.turn{animation:turn 1s infinite}</style>',
    },
  ],
  ['words that run by', 'keeps-still', withOnly('<marquee>News</marquee>')],
  [
    'a film that plays by itself',
    'keeps-still',
    withOnly('<video autoplay muted width="60" height="60" aria-label="Film"></video>'),
  ],
  [
    'a page that scrolls smoothly although less motion is asked for',
    'keeps-still',
    { ...withOnly('<p>Long</p>'), head: '<style>html{scroll-behavior:smooth}</style>' },
  ],
  [
    'a plain part that listens to presses',
    'pressed-is-control',
    scripted('<div id="go">Show more</div>', "go.addEventListener('click', () => {})"),
  ],
  [
    'a part that listens by an attribute',
    'pressed-is-control',
    withOnly('<span onclick="history.back()">Back</span>'),
  ],
  [
    'an icon that forced colors hide',
    'seen-in-forced-colours',
    withOnly(
      '<button aria-label="Search" style="border:0;background:linear-gradient(#003a3a,#003a3a) center/20px 20px no-repeat"></button>',
    ),
  ],
  [
    'a Spanish sentence that is marked as English',
    'language-of-parts',
    withOnly(
      '<p>Para los que buscan trabajo por la tarde, una carta del centro que está en su calle.</p>',
    ),
  ],
  ['a word in another script that is not marked', 'language-of-parts', withOnly('<p>Вакансии</p>')],
];
