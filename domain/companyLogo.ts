/**
 * File name of a company's logo: lower case, underscores for spaces, without quotes, ampersands,
 * commas and periods (section 9). Null without a company: show the default logo.
 */
export function companyLogoName(company: string | null | undefined): string | null {
  const name = company?.trim() ?? '';
  if (name === '') return null;
  return name
    .toLowerCase()
    .replaceAll(' ', '_')
    .replaceAll(/['"‘’“”&,.]/g, '');
}
