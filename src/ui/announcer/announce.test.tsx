// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announce,
  ANNOUNCED_EVENT,
  CLEAR_AFTER_MS,
  forgetSentences,
  holdForPage,
  SPACING_MS,
} from './announce.ts';
import { Announcer } from './Announcer.tsx';
import { announce as announceFromReactAria } from './reactAriaAnnouncer.ts';

const polite = () => screen.getByRole('status');
const assertive = () => screen.getByRole('alert');

/** Enough for a handful of sentences, and less than the time after which they are cleared. */
const sayAll = () => vi.advanceTimersByTime(SPACING_MS * 8);

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // What other tests announced without regions.
    forgetSentences();
  });

  afterEach(() => {
    vi.advanceTimersByTime(CLEAR_AFTER_MS * 2);
    cleanup();
    vi.useRealTimers();
  });

  it('puts a sentence into the polite region, and into no other', () => {
    render(<Announcer />);
    announce('Job saved');
    sayAll();
    expect(polite().textContent).toBe('Job saved');
    expect(assertive().textContent).toBe('');
  });

  it('puts the same sentence in with other characters, because Orca is silent on an echo', () => {
    render(<Announcer />);
    const insertions: string[] = [];
    for (let press = 0; press < 3; press++) {
      const withdraw = announce('Wrong password');
      sayAll();
      insertions.push(polite().textContent);
      withdraw();
    }
    const [first, second, third] = insertions;
    expect(insertions.map((text) => text.trim())).toEqual(Array(3).fill('Wrong password'));
    expect(second).not.toBe(first);
    expect(third).not.toBe(second);
  });

  it('keeps a sentence from before the regions were mounted', () => {
    announce('Welcome back');
    render(<Announcer />);
    sayAll();
    expect(polite().textContent).toBe('Welcome back');
  });

  it('clears a sentence after seven seconds', () => {
    render(<Announcer />);
    announce('Job saved');
    vi.advanceTimersByTime(SPACING_MS);
    vi.advanceTimersByTime(CLEAR_AFTER_MS - 1);
    expect(polite().textContent).toBe('Job saved');
    vi.advanceTimersByTime(1);
    expect(polite().textContent).toBe('');
  });

  it('says the same sentence again as a new node', () => {
    render(<Announcer />);
    announce('Skill added successfully');
    announce('Skill added successfully');
    sayAll();
    expect(polite().children).toHaveLength(2);
  });

  it('leaves room between two sentences', () => {
    render(<Announcer />);
    announce('One');
    announce('Two');
    vi.advanceTimersByTime(SPACING_MS);
    expect(polite().textContent).toBe('One');
    vi.advanceTimersByTime(SPACING_MS);
    expect(polite().textContent).toBe('OneTwo');
  });

  it('says assertive sentences before polite ones', () => {
    render(<Announcer />);
    const said = listen();
    announce('Finding your jobs');
    announce('The connection is lost', { assertive: true });
    sayAll();
    expect(said()).toEqual(['The connection is lost', 'Finding your jobs']);
    expect(assertive().textContent).toBe('The connection is lost');
  });

  it('drops a waiting value when a newer one with its key arrives', () => {
    render(<Announcer />);
    const said = listen();
    announceFromReactAria('05 – May');
    announceFromReactAria('06 – June');
    sayAll();
    expect(said()).toEqual(['06 – June']);
  });

  it('is not announced when it was withdrawn before its turn', () => {
    render(<Announcer />);
    const said = listen();
    announce('You applied');
    const withdraw = announce('Sending your application');
    withdraw();
    announce('Job saved');
    sayAll();
    expect(said()).toEqual(['You applied', 'Job saved']);
  });

  it('leaves the region when it was withdrawn after it was announced', () => {
    render(<Announcer />);
    const withdraw = announce('Sending your application');
    announce('Job saved');
    sayAll();
    withdraw();
    expect(polite().textContent).toBe('Job saved');
  });

  it('waits for the page on its way, and says what is urgent and that it takes long', () => {
    render(<Announcer />);
    const said = listen();
    announce('Profile saved');
    const release = holdForPage();
    announce('Loading the page', { isWait: true });
    announce('The connection is lost', { assertive: true });
    sayAll();
    expect(said()).toEqual(['The connection is lost', 'Loading the page']);
    release();
    sayAll();
    expect(said()).toEqual(['The connection is lost', 'Loading the page', 'Profile saved']);
  });

  it('leaves time for the title of a page that came, and waits for the last of two', () => {
    render(<Announcer />);
    const said = listen();
    const [first, second] = [holdForPage(), holdForPage()];
    announce('Profile saved');
    first();
    first();
    sayAll();
    expect(said()).toEqual([]);
    second();
    vi.advanceTimersByTime(SPACING_MS - 1);
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said()).toEqual(['Profile saved']);
  });

  it('says nothing more that was announced for a person who is gone', () => {
    render(<Announcer />);
    const said = listen();
    announce('Job saved');
    sayAll();
    announce('Interview confirmed');
    forgetSentences();
    announce('You are signed out');
    sayAll();
    expect(said()).toEqual(['Job saved', 'You are signed out']);
    expect(polite().textContent).toBe('You are signed out');
  });

  it('stays silent for empty words', () => {
    render(<Announcer />);
    const said = listen();
    announce('  ');
    sayAll();
    expect(said()).toEqual([]);
  });

  it('stays visible to assistive technology while a modal hides the page', () => {
    render(<Announcer />);
    expect(polite().closest('[data-live-announcer="true"]')).not.toBeNull();
  });
});

/** Collects the words of the public test hook. */
function listen(): () => string[] {
  const said: string[] = [];
  document.addEventListener(ANNOUNCED_EVENT, (event) => {
    if (event instanceof CustomEvent) said.push(String(event.detail.text));
  });
  return () => said;
}
