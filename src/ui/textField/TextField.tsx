import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/TextField';
import { TextFrame, type TextFieldWords } from '#src/ui/field/TextFrame.tsx';
import styles from '#src/ui/field/Field.module.css';

export interface TextFieldProps extends TextFieldWords {
  /** Inside the box before the text; decorative, or a word that the label repeats. */
  prefix?: ReactNode;
  /** Inside the box after the text: a unit or a button. */
  suffix?: ReactNode;
  /** none for addresses, codes and names of accounts. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  /** words: no wider than a line that is easily read. */
  size?: 'full' | 'words';
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text. Set autoComplete when the value is about the person (WCAG 1.3.5). Paste is
 * never blocked.
 */
export function TextField({ prefix, suffix, autoCapitalize, size, ref, ...rest }: TextFieldProps) {
  return (
    <TextFrame {...rest} {...(size ? { 'data-size': size } : {})}>
      <div className={styles.box}>
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <Input
          {...(ref ? { ref } : {})}
          {...(autoCapitalize ? { autoCapitalize } : {})}
          className={styles.input ?? ''}
        />
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </div>
    </TextFrame>
  );
}
