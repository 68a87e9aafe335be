import { useTranslation } from 'react-i18next';
import { displayChange } from '#domain/display.ts';
import { ENGLISH, nameOfLanguage } from '#domain/languages.ts';
import { display, useDisplay } from '#src/session/display.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

function choose(id: string): void {
  // The line goes; this button beside it says the language, and changes it later.
  document.querySelector<HTMLElement>('[data-panel="language"] > button')?.focus();
  display.send({ type: 'choice.made', changes: displayChange('Language', id) });
}

/**
 * Says that a page opened in the language of the browser, until somebody chooses one, with the way
 * to English (row X12).
 */
export function OpenedIn() {
  const { t, i18n } = useTranslation('openedIn');
  const isChosen = useDisplay(({ context }) => context.choices.Language) !== null;
  if (isChosen) return null;
  return (
    <Cluster>
      <p>{t('opened')}</p>
      <Cluster>
        <Button look="plain" onPress={() => choose(i18n.language)}>
          {t('keep')}
        </Button>
        <Button look="plain" onPress={() => choose(ENGLISH)}>
          <span lang={ENGLISH}>{nameOfLanguage(ENGLISH)}</span>
        </Button>
      </Cluster>
    </Cluster>
  );
}
