import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationOffer } from '#src/api/queries/applications.ts';
import { IconList } from '#src/ui/iconList/IconList.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/**
 * Whom an application is sent to. Without an answer the posting may name a contact or not.
 */
export const readersKey = (offer: ApplicationOffer | undefined) =>
  offer === undefined ? 'sent' : offer.contact ? 'contact' : 'noContact';

interface WhatTheyGetProps {
  /** Null when the posting names none. */
  company: string | null;
  offer: ApplicationOffer | undefined;
}

/** Who is written to about an application that is made here, and what they get and do not get. */
export function WhatTheyGet({ company, offer }: WhatTheyGetProps) {
  const { t } = useTranslation('apply');
  const id = useId();
  const readers = readersKey(offer);
  const isMailed = readers !== 'noContact';
  const lists = [
    ...(isMailed ? [{ kind: 'get', icon: Check, tone: 'good' } as const] : []),
    { kind: 'getNot', icon: X, tone: 'plain' } as const,
  ];
  const items = {
    get: [t('get.name'), t('get.place'), t('get.job')],
    getNot: [
      t('getNot.accommodations'),
      t('getNot.answers'),
      isMailed ? t('getNot.files') : t('getNot.filesEver'),
    ],
  };
  return (
    <Stack>
      <p>{t(readers, { company: company ?? t('theCompany') })}</p>
      {lists.map(({ kind, icon, tone }) => (
        <Stack key={kind} gap="tight">
          <h3 id={`${id}-${kind}`}>{t(`${kind}.title`)}</h3>
          <IconList
            labelledBy={`${id}-${kind}`}
            layout="close"
            items={items[kind].map((text) => ({ id: text, icon, tone, text }))}
          />
        </Stack>
      ))}
      {company === null ? null : <p>{t('profile', { company })}</p>}
    </Stack>
  );
}
