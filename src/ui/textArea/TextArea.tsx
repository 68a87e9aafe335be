import { useRef } from 'react';
import type { CSSProperties, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextField';
import type { FieldName } from '#src/ui/field/FieldParts.tsx';
import { TextFrame, type TextFieldWords } from '#src/ui/field/TextFrame.tsx';
import { type TextMark, TextMarks } from '#src/ui/textArea/TextMarks.tsx';
import styles from '#src/ui/field/Field.module.css';

interface TextAreaProps extends Omit<TextFieldWords, 'label' | 'type'>, FieldName {
  /** Lines shown before it grows. */
  rows?: number;
  /** words: for a few words, as wide as a line that is easy to read. */
  size?: 'full' | 'words';
  /** answer: somebody else's, which is there to be read: disabled, and as clear as text. */
  look?: 'field' | 'answer';
  /** Phrases that notes beside the field are about; say their number in the hint. */
  marks?: readonly TextMark[];
  /** The language and side of what it holds, where they are not the page's. */
  passage?: { readonly lang?: string; readonly dir?: 'auto' };
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. It grows with its text if the browser supports that. */
export function TextArea({
  size = 'full',
  rows = size === 'words' ? 3 : 4,
  look = 'field',
  marks = [],
  passage = {},
  ref,
  ...rest
}: TextAreaProps) {
  const copy = useRef<HTMLDivElement>(null);
  return (
    <TextFrame
      {...rest}
      {...(look === 'answer' ? { isDisabled: true } : {})}
      data-size={size}
      data-look={look}
    >
      <div className={styles.box} data-marked={marks.length > 0 || undefined}>
        {marks.length > 0 ? <TextMarks ref={copy} text={rest.value ?? ''} marks={marks} /> : null}
        <AriaTextArea
          {...(ref ? { ref } : {})}
          {...passage}
          // A field that does not grow with its text scrolls, and the marks with it.
          onScroll={({ currentTarget }) => {
            if (copy.current) copy.current.scrollTop = currentTarget.scrollTop;
          }}
          rows={rows}
          style={linesOf(rows)}
          className={styles.input ?? ''}
        />
      </div>
    </TextFrame>
  );
}

/** The smallest height, as a custom property: a growing field ignores rows. */
function linesOf(rows: number): CSSProperties {
  const style: Record<`--${string}`, number> = { '--rows': rows };
  return style;
}
