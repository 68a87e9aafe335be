// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Shelf } from './Shelf.tsx';
import { ANNOUNCED_EVENT } from '#src/ui/announcer/announce.ts';
import { UiProvider } from '#src/ui/uiProvider/UiProvider.tsx';

const CARD = 100;
const IN_SIGHT = 3;

/** Three visible cards: happy-dom has no layout, so the boxes are set here. */
function drawBoxes(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const list = this.closest('ul');
    if (!list) return new DOMRect();
    if (this === list) return new DOMRect(0, 0, CARD * IN_SIGHT, 50);
    const index = this.parentElement === list ? [...list.children].indexOf(this) : 0;
    return new DOMRect(index * CARD - list.scrollLeft, 0, CARD, 50);
  });
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to === 'object') this.scrollLeft += to.left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  });
}

function Jobs({ count }: { count: number }) {
  return (
    <UiProvider navigate={() => undefined} locale="en-US">
      <Shelf
        heading="Recommended jobs"
        headingId="jobs"
        count={count}
        positionText={(from, to, of) => `${from} to ${to} of ${of}`}
        previousWord="Previous"
        previousLabel="Previous recommended jobs"
        nextWord="Next"
        nextLabel="Next recommended jobs"
        firstText="First jobs"
        lastText="Last jobs"
      >
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a href={`/job/${index}`}>Job {index + 1}</a>
          </li>
        ))}
      </Shelf>
    </UiProvider>
  );
}

const next = () => screen.findByRole('button', { name: 'Next recommended jobs' });
const previous = () => screen.findByRole('button', { name: 'Previous recommended jobs' });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Shelf', () => {
  it('is a named region with a named list of all its cards', () => {
    drawBoxes();
    render(<Jobs count={7} />);
    const region = screen.getByRole('region', { name: 'Recommended jobs' });
    const list = within(region).getByRole('list', { name: 'Recommended jobs' });
    expect(within(list).getAllByRole('link')).toHaveLength(7);
  });

  it('moves by the number of visible cards, and announces the position', async () => {
    drawBoxes();
    // The announcer may still be speaking of what another test showed.
    const said: string[] = [];
    document.addEventListener(ANNOUNCED_EVENT, (event) => {
      if (event instanceof CustomEvent && event.detail.text.endsWith(' of 12'))
        said.push(event.detail.text);
    });
    render(<Jobs count={12} />);
    fireEvent.scroll(screen.getByRole('list'));
    expect(await screen.findByText('1 to 3 of 12')).toBeDefined();
    fireEvent.click(await next());
    expect(await screen.findByText('4 to 6 of 12', { selector: 'section span' })).toBeDefined();
    await expect.poll(() => said).toEqual(['4 to 6 of 12']);
    fireEvent.click(await previous());
    expect(await screen.findByText('1 to 3 of 12', { selector: 'section span' })).toBeDefined();
  });

  it('keeps a button without effect at the end, so that focus stays', async () => {
    drawBoxes();
    render(<Jobs count={5} />);
    fireEvent.scroll(screen.getByRole('list'));
    const button = await previous();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    const why = (end: HTMLElement) =>
      document.getElementById(end.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(why(button)).toBe('First jobs');
    fireEvent.click(await next());
    const end = await next();
    await expect.poll(() => end.getAttribute('aria-disabled')).toBe('true');
    expect(why(end)).toBe('Last jobs');
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('has its heading, then its buttons, then its cards', () => {
    drawBoxes();
    render(<Jobs count={7} />);
    const region = screen.getByRole('region', { name: 'Recommended jobs' });
    const [first, second] = region.children;
    expect(first?.querySelector('h2')?.textContent).toBe('Recommended jobs');
    expect(second?.tagName).toBe('UL');
  });

  it('has no buttons when everything is visible', () => {
    drawBoxes();
    render(<Jobs count={3} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
