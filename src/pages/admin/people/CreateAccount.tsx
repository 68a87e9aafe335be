import { useTranslation } from 'react-i18next';
import { ROLE } from '#domain/roles.ts';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';
import { createUser, type NewUser } from '#src/api/queries/administration.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { CompanyField } from '#src/pages/admin/parts/CompanyField.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster, Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const TITLE = 'createAccount';
const ROLES = [ROLE.candidate, ROLE.jobCoach, ROLE.employer] as const;

const EMPTY = {
  Role: String(ROLE.candidate),
  CompanyGuid: '',
  FirstName: '',
  LastName: '',
  hasOneName: '',
  Email: '',
};
/** The form holds texts. */
const YES = 'yes';
const hasOneName = (values: Pick<typeof EMPTY, 'hasOneName'>) => values.hasOneName === YES;

/** Makes an account for somebody else, who gets the link to set a password. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const send = async (body: NewUser) => {
    try {
      await createUser(body);
    } catch (failure) {
      const problem = toProblem(failure);
      if (problem.code !== 'account_exists') throw failure;
      const detail = t('problem.accountExists');
      throw new CallFailed({ ...problem, errors: [{ pointer: '/Email', detail }] });
    }
    announce(t('create.done', { email: body.Email }));
    onClose();
  };
  const emailMessage = useEmailMessage();
  const form = useForm({
    id: TITLE,
    initial: EMPTY,
    isAsked: (name, values) =>
      name === 'LastName'
        ? !hasOneName(values)
        : name !== 'CompanyGuid' || values.Role === String(ROLE.employer),
    validate: (values) => ({
      FirstName: values.FirstName.trim()
        ? undefined
        : t(hasOneName(values) ? 'create.onlyNameMissing' : 'create.firstNameMissing'),
      LastName:
        values.LastName.trim() || hasOneName(values) ? undefined : t('create.lastNameMissing'),
      Email: emailMessage(values.Email, t('create.emailMissing')),
      CompanyGuid:
        values.Role === String(ROLE.employer) && values.CompanyGuid === ''
          ? t('create.companyMissing')
          : undefined,
    }),
    send: ({ Role, CompanyGuid, FirstName, LastName, Email, hasOneName: one }) =>
      send({
        FirstName: FirstName.trim(),
        ...(one === YES ? { LastName: '', hasOneName: true } : { LastName: LastName.trim() }),
        Email: Email.trim(),
        Role: ROLES.find((one) => String(one) === Role) ?? ROLE.candidate,
        CompanyGuid: Role === String(ROLE.employer) ? CompanyGuid : '',
      }),
  });
  const isEmployer = form.values.Role === String(ROLE.employer);
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t('create.title')}</h2>
        <p>{t('create.lead')}</p>
        <FormErrors form={form} title={tc('checkFields')} />
        <Form onSubmit={form.submit} aria-labelledby={TITLE}>
          <RadioGroup
            {...form.field('Role')}
            label={t('create.role')}
            requiredWord={tc('required')}
            layout="row"
            choices={ROLES.map((role) => ({ value: String(role), text: t(`roles.${role}`) }))}
          />
          {isEmployer ? (
            <CompanyField
              {...form.field('CompanyGuid')}
              label={t('create.company')}
              requiredWord={tc('required')}
              description={t('create.companyHint')}
            />
          ) : null}
          <Columns>
            <TextField
              {...form.field('FirstName')}
              label={t(hasOneName(form.values) ? 'create.onlyName' : 'create.firstName')}
              requiredWord={tc('required')}
              autoComplete="off"
              autoFocus
              maxLength={100}
            />
            {hasOneName(form.values) ? null : (
              <TextField
                {...form.field('LastName')}
                label={t('create.lastName')}
                requiredWord={tc('required')}
                autoComplete="off"
                maxLength={100}
              />
            )}
          </Columns>
          <Checkbox
            isSelected={hasOneName(form.values)}
            onChange={(isOne) => form.field('hasOneName').onChange(isOne ? YES : '')}
          >
            {t('create.hasOneName')}
          </Checkbox>
          <TextField
            {...form.field('Email')}
            label={t('create.email')}
            requiredWord={tc('required')}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
          <Cluster>
            <Button type="submit" look="primary" isBusy={form.isBusy}>
              {t('create.submit')}
            </Button>
            <Button look="plain" isUnavailable={form.isBusy} onPress={onClose}>
              {t('closeForm')}
            </Button>
          </Cluster>
        </Form>
      </Stack>
    </Card>
  );
}
