import { Page } from '#src/components/page/Page.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Main } from '#src/ui/main/Main.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

export interface StoppedProps {
  step: string;
  words: {
    title: string;
    text: string;
    /** The word before the text, e.g. "Error". */
    kind: string;
    /** The way on. */
    action: string;
    /** The way out, where there is one. */
    leave?: string;
  };
  onAction: () => void;
  onLeave?: () => void;
}

/**
 * Replaces a page that cannot be shown because something did not load: what is safe, and what to
 * do.
 */
export function Stopped({ step, words, onAction, onLeave }: StoppedProps) {
  return (
    <Main width="narrow">
      <Page title={words.title} step={step}>
        <Notice
          kind="bad"
          word={words.kind}
          actions={
            <>
              <Button look="primary" onPress={onAction}>
                {words.action}
              </Button>
              {words.leave ? <Button onPress={onLeave}>{words.leave}</Button> : null}
            </>
          }
        >
          {words.text}
        </Notice>
      </Page>
    </Main>
  );
}
