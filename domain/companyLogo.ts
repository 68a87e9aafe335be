/**
 * The name a company's logo is stored under: lower case, spaces to underscores, quotes,
 * ampersands, commas and periods gone (section 9). Null (show the default logo) without a company.
 */
export function companyLogoName(company: string | null | undefined): string | null {
  const name = company?.trim() ?? '';
  if (name === '') return null;
  return name
    .toLowerCase()
    .replaceAll(' ', '_')
    .replaceAll(/['"‘’“”&,.]/g, '');
}
