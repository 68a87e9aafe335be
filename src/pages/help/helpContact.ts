/** How people reach the provider of this server; null where it is not set. */
interface HelpContact {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** When somebody answers, in words. */
  readonly hours: string | null;
}

/** Read here and not in src/settings.ts, which every page loads. */
function readHelpContact(): HelpContact {
  const content = document.querySelector('meta[name="oa-settings"]')?.getAttribute('content');
  const contact: unknown = Reflect.get(JSON.parse(content || '{}'), 'helpContact');
  const text = (name: keyof HelpContact) => {
    const value: unknown =
      typeof contact === 'object' && contact !== null ? Reflect.get(contact, name) : null;
    return typeof value === 'string' ? value : null;
  };
  return { name: text('name'), email: text('email'), phone: text('phone'), hours: text('hours') };
}

export const helpContact: HelpContact = readHelpContact();
