import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { CircleAlert, FileText, FileUp } from 'lucide-react';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { FieldHint, LabelText } from '#src/ui/field/FieldParts.tsx';
import type { FieldWords } from '#src/ui/field/FieldParts.tsx';
import field from '#src/ui/field/Field.module.css';
import styles from './FilePicker.module.css';

interface FilePickerProps extends FieldWords {
  /**
   * The types in the system's file chooser, e.g. "application/pdf,.pdf". A dropped file can be of
   * another type.
   */
  accept: string;
  /** The chosen file, held by the page; null when none. */
  file: File | null;
  /** Called when a file is chosen, dropped or removed (null). The page validates it. */
  onChange: (file: File | null) => void;
  /** The text on the area, e.g. "Choose a PDF file". */
  chooseText: string;
  /** The same once a file is chosen, e.g. "Choose another file". */
  replaceText: string;
  /** Says that a file can be dropped here, e.g. "or drop it here". */
  dropText: string;
  /** Size in words, e.g. "240 kB". */
  sizeText: (bytes: number) => string;
  removeWord: string;
  /** Name of the remove button, starting with removeWord, e.g. "Remove resume.pdf". */
  removeLabel: (fileName: string) => string;
  isDisabled?: boolean;
  /** Shown with the chosen file, e.g. its kind. */
  details?: ReactNode;
}

/**
 * Chooses one file: the whole area is one button that opens the system's file chooser, and a file
 * can be dropped on it. The library's DropZone would add a second, invisible button without
 * effect; its hook does not.
 */
export function FilePicker({
  id,
  label,
  requiredWord,
  description,
  errorMessage,
  hint,
  accept,
  file,
  onChange,
  chooseText,
  replaceText,
  dropText,
  sizeText,
  removeWord,
  removeLabel,
  isDisabled = false,
  details,
}: FilePickerProps) {
  const own = useId();
  const controlId = id ?? own;
  const pickText = file ? replaceText : chooseText;
  const ids = {
    description: `${own}d`,
    error: `${own}e`,
    hint: `${own}h`,
    file: `${own}f`,
  };
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    isDisabled,
    onDrop: ({ items }) => {
      const dropped = items.find((item) => item.kind === 'file');
      if (dropped?.kind === 'file') void dropped.getFile().then(onChange);
    },
  });
  const describedBy = [
    file ? ids.file : '',
    description ? ids.description : '',
    errorMessage ? ids.error : '',
    hint ? ids.hint : '',
  ].filter(Boolean);

  return (
    <div
      className={field.field}
      data-field=""
      data-invalid={errorMessage ? true : undefined}
      data-disabled={isDisabled || undefined}
    >
      <label htmlFor={controlId} className={field.label}>
        <LabelText label={label} requiredWord={requiredWord} isWordSpoken />
      </label>
      {description ? (
        <div id={ids.description} className={field.description}>
          {description}
        </div>
      ) : null}
      <div {...dropProps} ref={area} className={styles.area} data-over={isDropTarget || undefined}>
        <FileTrigger
          acceptedFileTypes={accept.split(',')}
          onSelect={(files) => {
            const first = files?.[0];
            if (first) onChange(first);
          }}
        >
          <AriaButton
            ref={button}
            id={controlId}
            className={styles.button ?? ''}
            isDisabled={isDisabled}
            // All its visible text (WCAG 2.5.3). Of several elements that name one, Orca reads now
            // this one first and now that one.
            aria-label={[label, requiredWord, pickText, dropText].filter(Boolean).join(' ')}
            aria-describedby={describedBy.join(' ')}
          >
            <Icon of={FileUp} size="large" />
            <span className={styles.face}>
              <span className={styles.choose}>{pickText}</span>{' '}
              <span className={styles.drop}>{dropText}</span>
            </span>
          </AriaButton>
        </FileTrigger>
      </div>
      {file ? (
        <div className={styles.chosen}>
          <Icon of={FileText} />
          <span id={ids.file} className={styles.file}>
            <b>{file.name}</b> <span className={styles.size}>{sizeText(file.size)}</span> {details}
          </span>
          <Button
            look="plain"
            aria-label={removeLabel(file.name)}
            isDisabled={isDisabled}
            onPress={() => {
              onChange(null);
              button.current?.focus();
            }}
          >
            {removeWord}
          </Button>
        </div>
      ) : null}
      {errorMessage ? (
        <span id={ids.error} className={field.problem}>
          <Icon of={CircleAlert} />
          <span>{errorMessage}</span>
        </span>
      ) : null}
      <FieldHint id={ids.hint}>{hint}</FieldHint>
    </div>
  );
}
