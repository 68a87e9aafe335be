import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobDescription } from '#src/components/job/JobDescription.tsx';

const english = 'You help the visitors of the museum and answer their questions.';
const spanish = 'Usted ayuda a los visitantes del museo y contesta las preguntas que hacen.';

const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

test('marks a part of a posting that is in another language', () => {
  render(<JobDescription text={`${english}\n\n${spanish}\n\nPay: $20`} />);
  expect(languageOf(english)).toBe('en');
  expect(languageOf(spanish)).toBe('es');
  expect(languageOf('Pay: $20')).toBe('en');
});

test('marks a posting with its language, and its headings and short lines with it', () => {
  render(
    <JobDescription text={`Tareas\n- Abrir la puerta\n\n${spanish}\n\n${spanish} Gracias.`} />,
  );
  expect(languageOf('Tareas')).toBe('es');
  expect(languageOf('Abrir la puerta')).toBe('es');
});
