/** What an engine says, and why it is no fault here. */
export interface Judgement {
  /** The finding's rule, exactly. */
  rule: string;
  /** The selector of the parts it is meant for. */
  where: string;
  /** What the engine says of them, when not all is meant. */
  says?: RegExp;
  /** Why it stops nobody, and which check of our own looks at what the rule looks for. */
  reason: string;
  /**
   * One state where it is said, as "route: state". When it is said there no more, the check of that
   * state fails: take the judgement out then. Left out only where it depends on what other tests
   * did to the server before.
   */
  seenOn?: string;
}

const home = '/auth/login: as it opens';
const settings =
  '/candidate/account-settings: the display settings could not be kept with the account';

const radios = '[role="radiogroup"]:has(label input[type="radio"])';
const hiddenRadios =
  'It does not count radio buttons of the browser whose label is drawn in their place. The keyboard walk comes to them, and to press them is tried on pages of this project (a11y/behaviour).';

const measured =
  'It takes away what lies over a control, be it a message for a moment or one pixel of a text that is only heard. The page check measures each control ("target-44").';

const links =
  'Several mails may have the same link in the words they were sent in. Each is read within its mail, which has a name of its own; "links-told-apart" looks within each.';

/** For the whole product: the engines cannot know what these parts are for. */
export const judged: readonly Judgement[] = [
  {
    rule: 'ibm:aria_content_in_landmark:Fail_1',
    where: 'a[href="#main"]',
    reason:
      'The link that skips to the main part comes before all landmarks (technique G1). For all else axe has its rule "region".',
    seenOn: home,
  },
  {
    rule: 'ibm:element_tabbable_visible:potential_visible',
    where: 'a[href="#main"]',
    reason: 'The link is seen as soon as it has the focus; the keyboard walk looks at each ring.',
    seenOn: home,
  },
  {
    rule: 'ibm:style_color_misuse:Potential_1',
    where: 'link[rel="stylesheet"], style',
    reason:
      'It asks of each style sheet. No program can tell; the parts that show states have tests that look for the word (criterion 1.4.1 of the report).',
    seenOn: home,
  },
  {
    rule: 'ibm:style_highcontrast_visible:Manual_1',
    where: 'html, link[rel="stylesheet"], style',
    reason: 'It asks of each style sheet. The page check looks at each page in forced colors.',
    seenOn: home,
  },
  {
    rule: 'ibm:input_autocomplete_valid:fail_incorrect',
    where: 'input[type="email"][autocomplete="username"]',
    reason:
      'HTML allows "username" on a field of the type email. Password managers fill both fields by it.',
    seenOn: home,
  },
  {
    rule: 'ibm:input_label_visible:potential_no_label',
    where: 'button[aria-label]:has(svg)',
    reason:
      'The button has a picture or a short word beside its name. Whether the name has the seen words, axe asks by its rule "label-content-name-mismatch".',
    seenOn: home,
  },
  {
    rule: 'ibm:aria_role_redundant:fail_redundant',
    where: 'ul[role="list"], ol[role="list"], table[role="table"], table[role="table"] *',
    reason:
      'Browsers forget what a list without marks and a table in another layout are, unless the role is written too.',
    seenOn: '/help: with a contact',
  },
  {
    rule: 'ibm:aria_descendant_valid:potential_child_implicit_role',
    where: 'button',
    reason:
      'It asks of each span and picture in a button. They have no meaning of their own; axe asks by "nested-interactive" for parts that have.',
    seenOn: '/candidate/jobs/saved-jobs: a job was taken out and the message about it is shown',
  },
  {
    rule: 'ibm:element_tabbable_unobscured:potential_obscured',
    where: 'body *',
    reason:
      'It asks of each control that something lies over now. Whether it is still covered with the focus, the keyboard walk looks ("focus-not-hidden").',
    seenOn: '/candidate/jobs/saved-jobs: a job was taken out and the message about it is shown',
  },
  {
    rule: 'alfa:sia-r111',
    where: 'body *',
    reason: measured,
    seenOn: '/candidate/jobs/saved-jobs: a job was taken out and the message about it is shown',
  },
  {
    rule: 'alfa:sia-r113',
    where: 'body *',
    reason: measured,
    seenOn: '/candidate/home: loading the lists',
  },
  {
    rule: 'ibm:list_structure_proper:Potential_1',
    where: 'dl:has(> div > dt)',
    reason:
      'HTML allows a div around each name and its values; axe has its rule "definition-list".',
    seenOn: '/help: with a contact',
  },
  {
    rule: 'ibm:text_block_heading:potential_heading',
    where: ':has([aria-hidden="true"])',
    says: /this text '[\p{Lu}\d]{1,3}'/u,
    reason: 'It takes the letters in place of a picture for a heading. Nobody hears them.',
    seenOn: '/job-coach/requests: one is accepted, one is open',
  },
  {
    rule: 'ibm:widget_tabbable_exists:fail_no_tabbable',
    where: '[inert], [inert] *',
    reason: 'Behind an open window nothing is reached on purpose.',
    seenOn: '/candidate/resume-upload: lines of the resume that no field is for',
  },
  {
    rule: 'alfa:sia-r61',
    where: 'html:has([inert] h1)',
    reason:
      'A window is open over the page, and the heading of level 1 is behind it. The page check wants one on each page ("one-h1").',
    seenOn: '/candidate/resume-upload: lines of the resume that no field is for',
  },
  {
    rule: 'alfa:sia-r59',
    where: 'html:has([inert] h1)',
    reason: 'A list is open over a window, and all headings are behind it until it is closed.',
    seenOn: '/candidate/resume-upload: where such a line can go',
  },
  {
    rule: 'alfa:sia-r87',
    where: 'html:has([inert][href="#main"])',
    reason: 'A window is open over the page. It keeps the focus, and has nothing to skip.',
    seenOn: '/candidate/resume-upload: lines of the resume that no field is for',
  },
  {
    rule: 'ibm:widget_tabbable_exists:fail_no_tabbable',
    where: 'input[type="search"] ~ button[aria-label]',
    reason:
      'Tab leaves out the button that clears a search field: Escape in the field does the same.',
    seenOn: '/candidate/jobs/all-jobs: a search is being saved',
  },
  {
    rule: 'ibm:widget_tabbable_exists:fail_no_tabbable',
    where: radios,
    reason: hiddenRadios,
    seenOn: settings,
  },
  {
    rule: 'ibm:aria_child_valid:Fail_no_child',
    where: radios,
    reason: hiddenRadios,
    seenOn: settings,
  },
  {
    rule: 'ibm:aria_keyboard_handler_exists:potential_no_keyboard_access',
    where: radios,
    reason: hiddenRadios,
    seenOn: settings,
  },
  {
    rule: 'ibm:fieldset_legend_valid:Fail_1',
    where: 'fieldset:has(> legend.visually-hidden)',
    reason: 'It does not count a legend that is heard and not seen, where the chips say it all.',
    seenOn: '/candidate/jobs/all-jobs: a search is being saved',
  },
  {
    rule: 'ibm:blockquote_cite_exists:Potential_1',
    where: 'blockquote',
    reason:
      'It asks of each quote. What a company wrote, or a posting says, has no address to cite.',
    seenOn: '/candidate/invitations: one waits for an answer, three have one',
  },
  {
    rule: 'ibm:form_submit_button_exists:Potential_1',
    where: 'form:not(:has([type="submit"]))',
    reason:
      'The form is sent by a button after it, saves by itself and says so, or is being sent. Nothing leads away by a choice alone ("choice-changes-nothing" in a11y/behaviour).',
    seenOn: '/candidate/resume-upload: a review that was restored',
  },
  {
    rule: 'ibm:input_fields_grouped:Potential_1',
    where: 'form input, form textarea, form select',
    reason:
      'It asks of each field beside one of another kind. Fields that belong together are in a named group (src/ui/fieldGroup).',
    seenOn: '/employer/jobs/:id/edit: a phrase was replaced and another is being kept',
  },
  {
    rule: 'ibm:text_block_heading:potential_heading',
    where: 'p.arriving',
    reason: 'The name stands there while a page is on its way, which brings its heading.',
    seenOn: '/auth/login: held in startUp.asking',
  },
  {
    rule: 'ibm:text_block_heading:potential_heading',
    where: 'section[aria-label="Viewing as someone else"] *',
    reason: 'One sentence, in a named part of the page.',
    seenOn: '/admin/dashboard: inside a view',
  },
  {
    rule: 'ibm:text_sensory_misuse:potential_position',
    where: 'body *',
    says: /word\(s\) '(above|below|beside|left|right)'/,
    reason:
      'Above and below are the order of reading too. Texts that lead to a side are looked for in all of them (tests/rules/texts.test.ts).',
    seenOn: '/help/accessibility/conformance: as it opens',
  },
  {
    rule: 'ibm:text_sensory_misuse:potential_position',
    where: 'article[aria-labelledby] p, article[aria-label] p',
    says: /word\(s\) 'Corner'/,
    reason: 'It is the name of an employer in a resume.',
    seenOn: '/candidate/resume: full',
  },
  {
    rule: 'ibm:text_sensory_misuse:potential_other',
    where: 'body *',
    says: /word\(s\) 'larger'/,
    reason: 'It is a larger area to search in, and no control.',
    seenOn: '/job-recommendations: no job fits',
  },
  {
    rule: 'ibm:aria_keyboard_handler_exists:potential_no_keyboard_access',
    where: '[role="menu"]',
    reason:
      'It looks for key handlers in the markup. A menu is opened and walked with the keys in a11y/keyboard/unplaced-lines.a11y.ts.',
    seenOn: '/candidate/resume-upload: where such a line can go',
  },
  {
    rule: 'ibm:fieldset_legend_valid:Fail_1',
    where: 'fieldset[aria-labelledby]:not(:has(> legend))',
    reason: 'The question above is a heading, and names the group.',
    seenOn: '/abli/:page: the page work',
  },
  {
    rule: 'alfa:sia-r41',
    where: 'article[aria-labelledby] a',
    reason: links,
  },
  {
    rule: 'alfa:sia-r81',
    where: 'article[aria-labelledby] a',
    reason: links,
  },
  {
    rule: 'ibm:text_quoted_correctly:Potential_1',
    where: 'article[aria-labelledby] p',
    reason:
      'A mail is shown as the plain text it is sent as. What stands in quotes is the name that a person gave a search.',
  },
  {
    rule: 'ibm:element_tabbable_visible:potential_visible',
    where: 'section:has([id$="-first"]) > ul *',
    reason:
      'A row that was turned has cards beside its edge; the focus brings them back. The keyboard walk looks whether a control with the focus is seen ("focus-not-hidden").',
    seenOn: '/candidate/home: full, a carousel turned',
  },
  {
    rule: 'alfa:sia-r65',
    where: 'button, [role="spinbutton"]',
    // It says so when it cannot tell; that there is no ring at all is another sentence.
    says: /^No extra information/,
    reason:
      'It asks how the focus is shown. The keyboard walk looks at each ring ("focus-visible").',
    seenOn: '/candidate/profile/:tab?: a day that does not exist',
  },
];
