import type { Parts } from '../checks/goodPage.ts';
import type { Bounds } from './behaviour.ts';

/** A small page with this in its main part, and nothing else to press. */
export const withOnly = (html: string): Parts => ({
  header: '',
  main: `<h1>Sign in</h1><p>Text</p>${html}`,
});

/** The same, with a script. */
export const scripted = (html: string, script: string) =>
  withOnly(`${html}<script>${script}</script>`);

/** A button and a dialog, with a script. */
export const dialog = (script: string, attributes = '', first = '') =>
  scripted(
    `${first}<button id="ask-first">Delete</button>
     <div id="ask" role="dialog" aria-label="Delete?" hidden ${attributes}><button id="no">No</button> <button id="yes">Yes</button></div>`,
    script,
  );

/** A modal dialog that Escape leaves open, a question that can be asked, and a script. */
export const staying = (script: string) =>
  scripted(
    `<button id="go">Open</button>
     <dialog id="review" aria-label="Review"><button id="shut">Close</button> <button>Submit</button></dialog>
     <dialog id="ask" aria-label="Close the review?"><button id="keep">Keep</button> <button>Leave</button></dialog>`,
    `go.addEventListener('click', () => review.showModal());
     review.addEventListener('keydown', (e) => { if (e.key === 'Escape') e.preventDefault(); });
     ${script}`,
  );

/**
 * The same as `scripted`, with `loads` for the script: how often the page was opened, this time
 * counted. The check opens it twice before it works the first control.
 */
export const counting = (html: string, script: string) =>
  scripted(
    html,
    `const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1; sessionStorage.setItem('loads', loads); ${script}`,
  );

/** Words beside a link that show by hovering alone. */
export const byHovering = '<p class="tip"><a href="/pay">Pay</a> <span>By the hour</span></p>';

/** Their style, for the head of the page. */
export const hoverStyle = '<style>.tip span{display:none}.tip:hover span{display:inline}</style>';

/** Works what is of the page alone, not the frame of all pages. */
export const ofThePage: Bounds = { isWorked: ({ isOfPage }) => isOfPage };
