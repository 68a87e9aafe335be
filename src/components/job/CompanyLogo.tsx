import { companyLogoName } from '#domain/companyLogo.ts';
import { initialsOf } from '#src/components/job/initials.ts';
import noCompany from '#src/pictures/no-company.svg?url';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';

/** The logos in the repository, by the name of section 9. No other logo is requested. */
const logos = new Map(
  Object.entries(
    import.meta.glob<string>('/src/pictures/logos/*.{svg,png,jpg,webp}', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [path.replace(/^.*\/|\.\w+$/g, ''), address]),
);

/**
 * A company's logo by the rule of section 9: its initials when there is no logo, and the
 * default logo when the posting names no company. Decorative, because the company's name is
 * beside it.
 */
export function CompanyLogo({
  company,
  size = 'normal',
}: {
  company: string | null;
  size?: 'small' | 'normal';
}) {
  const name = companyLogoName(company);
  const src = name === null ? noCompany : (logos.get(name) ?? null);
  return <Avatar src={src} letters={initialsOf(company ?? '')} alt="" shape="square" size={size} />;
}
