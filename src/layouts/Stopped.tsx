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
  };
  onAction: () => void;
}

/**
 * Replaces a page that cannot be shown because something did not load: what is safe, and what to
 * do.
 */
export function Stopped({ step, words, onAction }: StoppedProps) {
  return (
    <Main width="narrow">
      <Page title={words.title} step={step}>
        <Notice
          kind="bad"
          word={words.kind}
          actions={
            <Button look="primary" onPress={onAction}>
              {words.action}
            </Button>
          }
        >
          {words.text}
        </Notice>
      </Page>
    </Main>
  );
}
