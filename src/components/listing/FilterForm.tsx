import { Search } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import styles from '#src/components/listing/FilterForm.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

type Texts = Readonly<Record<string, string>>;
type Field = ReturnType<ReturnType<typeof useForm<Texts>>['field']>;

interface FilterFormProps<Values extends Texts> {
  /** The id of the form, which the ids of its fields begin with. */
  id: string;
  /** Names the form, e.g. "Search users". */
  label: string;
  /** The filters of the address; back and forward change them. */
  filters: Values;
  /** The message of each wrong field. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
  onShow: (filters: Values) => void;
  /** row: one field with its button beside it. */
  look: 'row' | 'grid';
  /** E.g. "Search". */
  submitText: string;
  clearText: string;
  /** The fields, in their order. */
  children: (field: (name: keyof Values & string) => Field) => ReactNode;
}

/** Filters of a list. Enter or the button shows what fits; Clear shows the whole list again. */
export function FilterForm<Values extends Texts>(props: FilterFormProps<Values>) {
  const { id, label, filters, validate, onShow, look, submitText, clearText, children } = props;
  const { t } = useTranslation();
  const names = Object.keys(filters);
  const form = useForm<Values>({
    id,
    initial: filters,
    ...(validate ? { validate } : {}),
    send: async (values) => onShow(values),
  });
  // Not by mounting the form again: the person who pressed Enter is still in it.
  useLayoutEffect(() => {
    form.fill(filters);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(filters)]);
  const clear = () => {
    const none = Object.fromEntries(names.map((name) => [name, ''])) as Values;
    form.fill(none);
    onShow(none);
    // The button goes away with the filters.
    focusField(`${id}-${names[0] ?? ''}`);
  };
  const isUsed = names.some((name) => filters[name] !== '');
  return (
    <Form role="search" aria-label={label} onSubmit={form.submit}>
      <FormErrors form={{ ...form, problem: null }} title={t('checkFields')} />
      <div className={styles.fields} data-look={look}>
        {children(form.field)}
        <Cluster>
          <Button type="submit" look="primary" {...(look === 'row' ? { icon: Search } : {})}>
            {submitText}
          </Button>
          {isUsed ? <Button onPress={clear}>{clearText}</Button> : null}
        </Cluster>
      </div>
    </Form>
  );
}
