import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { credentialList } from '#src/api/sections/credentials.ts';
import { ListSection } from '#src/pages/candidate/sections/ListSection.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** "Your Credentials": lists and adds credentials (section 2). */
export default function CredentialsSection() {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const labels = { CredentialName: t('credentials.name'), CredentialYear: t('credentials.year') };
  return (
    <ListSection
      card={credentialList}
      name="credentials"
      words="credentials"
      isAlone
      icon={Award}
      labels={labels}
      fields={{
        first: 'CredentialName',
        render: ({ text, set }) => (
          <Columns>
            <TextField
              {...text('CredentialName')}
              label={labels.CredentialName}
              requiredWord={tc('required')}
              maxLength={300}
            />
            <TextField
              {...text('CredentialYear')}
              onChange={(typed) => set({ CredentialYear: typed.replace(/\D/g, '').slice(0, 4) })}
              label={labels.CredentialYear}
              inputMode="numeric"
            />
          </Columns>
        ),
      }}
      renderEntry={({ values }, Heading) => (
        <>
          <Heading>{values.CredentialName}</Heading>
          {values.CredentialYear === '' ? null : <p>{values.CredentialYear}</p>}
        </>
      )}
      entryName={(values) => String(values['CredentialName'])}
    />
  );
}
