// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReviewPart, type ReviewPartProps } from './ReviewPart.tsx';

afterEach(cleanup);

const pressed: string[] = [];
const action = (word: string) => ({
  word,
  name: `${word} Skills`,
  onPress: () => pressed.push(word),
});

function show(given: Partial<ReviewPartProps> = {}) {
  render(
    <ReviewPart
      id="part"
      title="Skills"
      state="unchecked"
      stateWord="Not checked yet"
      summary="Baking, Sales"
      source={{ title: 'In your resume it says', lines: [{ text: 'Baking; Sales' }] }}
      reasons={[]}
      values={[{ label: 'Skills', value: 'Baking, Sales' }]}
      emptyText="Nothing here"
      confirm={action('This looks right')}
      change={action('Change')}
      {...given}
    />,
  );
  return screen.getByRole('group');
}

const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

describe('a part of a review', () => {
  it('is a group that is named once, by its heading, and described by its state and reasons', () => {
    const part = show({ state: 'check', stateWord: 'Please check', reasons: ['Not sure: Sales'] });
    const heading = screen.getByRole('heading', { level: 3, name: 'Skills' });
    expect(part.getAttribute('aria-labelledby')).toBe(heading.id);
    expect(part.getAttribute('aria-label')).toBeNull();
    const said = (part.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said).toEqual(['Please check', 'Not sure: Sales']);
    part.focus();
    expect(document.activeElement).toBe(part);
    expect(part.tabIndex).toBe(-1);
  });

  it('shows the words of the paper and the values, with Confirm and Change', () => {
    const part = show();
    expect(part.textContent).toContain('In your resume it saysBaking; Sales');
    expect(within(part).getByRole('term').textContent).toBe('Skills');
    expect(within(part).getByRole('definition').textContent).toBe('Baking, Sales');
    expect(names()).toEqual(['This looks right Skills', 'Change Skills']);
  });

  it('is one line with Change when it is right', () => {
    const part = show({ state: 'right', stateWord: 'Looks right', remove: action('Remove') });
    expect(part.textContent).toBe('SkillsLooks rightBaking, SalesChange');
    expect(names()).toEqual(['Change Skills']);
  });

  it('shows its fields in place of its values, also when it is right', () => {
    const part = show({ state: 'right', fields: <input aria-label="Add a skill" /> });
    expect(within(part).getByLabelText('Add a skill').tagName).toBe('INPUT');
    expect(within(part).queryByRole('term')).toBeNull();
    expect(names()).toEqual(['This looks right Skills']);
  });

  it('says that nothing is there, and has no box without a line of the paper', () => {
    const part = show({ values: [], source: { title: 'In your resume it says', lines: [] } });
    expect(part.textContent).toContain('Nothing here');
    expect(part.textContent).not.toContain('In your resume');
  });

  it('marks the words in doubt, and shows folded lines on demand', () => {
    const part = show({
      source: {
        title: 'In your resume it says',
        lines: [{ text: 'Baking; Sales; Baking pies', doubted: ['Baking', 'Sales'] }],
        folded: { label: '1 more line', name: '1 more line: Skills', lines: [{ text: 'Excel' }] },
      },
    });
    const marked = [...part.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['Baking', 'Sales', 'Baking']);
    expect(part.textContent).toContain('Baking; Sales; Baking pies');
    const more = screen.getByRole('button', { name: '1 more line: Skills' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(within(part).getByText('Excel')).toBeDefined();
  });

  it('empties its fields, and has nothing to empty while it is folded', () => {
    show({ empty: action('Empty these fields') });
    expect(screen.queryByRole('button', { name: /^Empty/ })).toBeNull();
    cleanup();
    show({ empty: action('Empty these fields'), fields: <input aria-label="Add a skill" /> });
    expect(names()).toEqual(['This looks right Skills', 'Empty these fields Skills']);
  });

  it('tells which button was pressed', () => {
    show({ remove: action('Remove') });
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(pressed).toEqual(['Remove', 'This looks right', 'Change']);
  });
});
