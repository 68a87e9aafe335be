/** How people reach the provider who runs this server: shown at /help. Null where not set. */
export interface HelpContact {
  readonly name: string | null;
  /** Reports of problems are mailed there too. */
  readonly email: string | null;
  readonly phone: string | null;
  /** When somebody answers, in words. */
  readonly hours: string | null;
}

const plainAddress = /^[^<>,;@\s]+@[^<>,;@\s.]+(\.[^<>,;@\s.]+)+$/;
/** Digits with what people put between them, and an extension. */
const phoneNumber = /^\+?[\d ().-]{5,30}( ?(ext\.?|x) ?\d{1,6})?$/;
const longest = { HELP_NAME: 80, HELP_HOURS: 120 } as const;

/**
 * The settings of the help page; each may be left out.
 * @param value a setting, null when it is not set
 */
export function readHelpContact(value: (name: string) => string | null): {
  readonly contact: HelpContact;
  readonly problems: readonly string[];
} {
  const contact: HelpContact = {
    name: value('HELP_NAME'),
    email: value('HELP_EMAIL')?.toLowerCase() ?? null,
    phone: value('HELP_PHONE'),
    hours: value('HELP_HOURS'),
  };
  const problems: string[] = [];
  if ((contact.name?.length ?? 0) > longest.HELP_NAME)
    problems.push(`HELP_NAME must be at most ${longest.HELP_NAME} characters.`);
  if (contact.email !== null && !plainAddress.test(contact.email))
    problems.push('HELP_EMAIL must be an email address such as help@example.org.');
  if (contact.phone !== null && !phoneNumber.test(contact.phone))
    problems.push('HELP_PHONE must be a phone number such as +1 315-555-0100.');
  if ((contact.hours?.length ?? 0) > longest.HELP_HOURS)
    problems.push(`HELP_HOURS must be at most ${longest.HELP_HOURS} characters.`);
  return { contact, problems };
}
