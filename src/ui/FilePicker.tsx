import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, FileText, FileUp } from 'lucide-react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { FieldHint, LabelText } from './FieldParts.tsx';
import type { FieldWords } from './FieldParts.tsx';
import field from './Field.module.css';
import styles from './FilePicker.module.css';

interface FilePickerProps extends FieldWords {
  /** What the system's chooser offers, e.g. "application/pdf,.pdf". A dropped file can still be another. */
  accept: string;
  /** The chosen file, held by the page; null when none. */
  file: File | null;
  /** A file was chosen or dropped, or removed (null). The page judges it. */
  onChange: (file: File | null) => void;
  /** What to do, on the area, e.g. "Choose a PDF file". */
  chooseText: string;
  /** The same once a file is chosen, e.g. "Choose another file". */
  replaceText: string;
  /** That a file can be dropped here, e.g. "or drop it here". */
  dropText: string;
  /** Size in words, e.g. "240 kB". */
  sizeText: (bytes: number) => string;
  removeWord: string;
  /** Name of the remove button, starting with removeWord, e.g. "Remove resume.pdf". */
  removeLabel: (fileName: string) => string;
  isDisabled?: boolean;
  name?: string;
  /** Shown with the chosen file, e.g. its kind. */
  details?: ReactNode;
}

/**
 * Chooses one file. The browser's own file input lies over the whole area, so that keyboard, voice, touch
 * and drag-and-drop all reach the real control, and each assistive technology speaks it as it always does.
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
  name,
  details,
}: FilePickerProps) {
  const own = useId();
  const controlId = id ?? own;
  const ids = {
    label: `${own}l`,
    choose: `${own}c`,
    description: `${own}d`,
    error: `${own}e`,
    hint: `${own}h`,
    file: `${own}f`,
  };
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const describedBy = [
    file ? ids.file : '',
    description ? ids.description : '',
    errorMessage ? ids.error : '',
    hint ? ids.hint : '',
  ].filter(Boolean);

  // The native control always names the file that the page holds, also after a drop, a removal or a cancel.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const keep = () => showFile(element, file);
    keep();
    element.addEventListener('cancel', keep);
    return () => element.removeEventListener('cancel', keep);
  }, [file]);

  function take(element: HTMLInputElement): void {
    setOver(false);
    const first = element.files?.[0];
    if (first) onChange(first);
    else showFile(element, file);
  }

  return (
    <div
      className={field.field}
      data-field=""
      data-invalid={errorMessage ? true : undefined}
      data-disabled={isDisabled || undefined}
    >
      <label id={ids.label} htmlFor={controlId} className={field.label}>
        <LabelText label={label} requiredWord={requiredWord} isWordSpoken />
      </label>
      {description ? (
        <div id={ids.description} className={field.description}>
          {description}
        </div>
      ) : null}
      <div className={styles.area} data-over={isOver || undefined}>
        <input
          ref={input}
          id={controlId}
          type="file"
          className={styles.input}
          accept={accept}
          name={name}
          disabled={isDisabled}
          aria-labelledby={`${ids.label} ${ids.choose}`}
          aria-describedby={describedBy.join(' ') || undefined}
          // Emptied first, so that choosing the same file again, after mending it, is noticed too.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => take(event.currentTarget)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <Icon of={FileUp} size="large" />
        <span className={styles.face}>
          <span id={ids.choose} className={styles.choose}>
            {file ? replaceText : chooseText}
          </span>
          <span className={styles.drop}>{dropText}</span>
        </span>
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
              input.current?.focus();
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

function showFile(element: HTMLInputElement, file: File | null): void {
  if ((element.files?.[0] ?? null) === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  element.files = transfer.files;
}
