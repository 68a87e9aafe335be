import { useMemo } from 'react';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCredentials } from '#src/api/queries/sections.ts';
import {
  credentialCalls,
  credentialRecord,
  EMPTY_CREDENTIAL,
} from '#src/api/sections/credentials.ts';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { useFieldProblem } from '#src/pages/candidate/sections/useFieldProblem.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** "Your Credentials": lists and adds credentials (section 2). */
export default function CredentialsSection() {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const calls = useMemo(() => credentialCalls(UserGuid), [UserGuid]);
  const query = useCredentials(UserGuid);
  const fieldLabel = (field: string) =>
    field === 'CredentialYear' ? t('credentials.year') : t('credentials.name');
  const problem = useFieldProblem(fieldLabel);
  return (
    <SectionFrame title={null} name={t('credentials.title')} query={query}>
      {({ credentials }, listNote) => (
        <SectionEditor
          name="credentials"
          isAlone
          start={EMPTY_CREDENTIAL}
          calls={calls}
          // The ranking reads credentials as they are saved; the insights are made without them.
          change={{ userGuid: UserGuid, section: 'credentials', follows: 'ranking' }}
          fields={{
            first: 'CredentialName',
            render: ({ text, set }) => (
              <Columns>
                <TextField
                  {...text('CredentialName')}
                  label={t('credentials.name')}
                  requiredWord={tc('required')}
                  maxLength={300}
                />
                <TextField
                  {...text('CredentialYear')}
                  onChange={(typed) =>
                    set({ CredentialYear: typed.replace(/\D/g, '').slice(0, 4) })
                  }
                  label={t('credentials.year')}
                  inputMode="numeric"
                />
              </Columns>
            ),
          }}
          list={{
            records: credentials.map(credentialRecord),
            title: t('credentials.list'),
            another: t('credentials.another'),
            empty: { icon: Award, heading: t('credentials.none'), text: t('credentials.empty') },
            note: listNote,
            renderEntry: ({ values }, Heading) => (
              <>
                <Heading>{values.CredentialName}</Heading>
                {values.CredentialYear === '' ? null : <p>{values.CredentialYear}</p>}
              </>
            ),
          }}
          words={{
            formName: t('credentials.form'),
            add: t('credentials.add'),
            update: t('credentials.update'),
            added: t('credentials.added'),
            updated: t('credentials.updated'),
            deleted: t('credentials.deleted'),
            missing: t('fillAll'),
            problem,
            fieldLabel,
            entryName: (values) => String(values['CredentialName']),
          }}
        />
      )}
    </SectionFrame>
  );
}
