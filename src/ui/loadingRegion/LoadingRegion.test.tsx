// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, ANNOUNCED_EVENT } from '#src/ui/announcer/announce.ts';
import { Announcer } from '#src/ui/announcer/Announcer.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';

function Jobs({ isLoading, count = 42 }: { isLoading: boolean; count?: number }) {
  return (
    <>
      <LoadingRegion
        label="Recommended jobs"
        isLoading={isLoading}
        loadingText="Loading your jobs"
        doneText={`${count} jobs found`}
        slow={<button type="button">Cancel</button>}
      >
        <p>{count} jobs</p>
      </LoadingRegion>
      <Announcer />
    </>
  );
}

let said: string[] = [];
const listen = (event: Event) => {
  if (event instanceof CustomEvent) said.push(String(event.detail.text));
};

describe('LoadingRegion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    document.addEventListener(ANNOUNCED_EVENT, listen);
  });

  afterEach(() => {
    // Announce waiting sentences here, not in the next test.
    vi.advanceTimersByTime(10_000);
    document.removeEventListener(ANNOUNCED_EVENT, listen);
    cleanup();
    vi.useRealTimers();
  });

  it('is one named region that is busy while it loads', () => {
    const { rerender } = render(<Jobs isLoading />);
    const region = screen.getByRole('region', { name: 'Recommended jobs' });
    expect(region.getAttribute('aria-busy')).toBe('true');
    rerender(<Jobs isLoading={false} />);
    expect(region.getAttribute('aria-busy')).toBe('false');
    expect(region.textContent).toBe('42 jobs');
  });

  it('announces once that it loads and once the result', () => {
    const { rerender } = render(<Jobs isLoading />);
    vi.advanceTimersByTime(2000);
    rerender(<Jobs isLoading={false} />);
    vi.advanceTimersByTime(2000);
    rerender(<Jobs isLoading={false} count={43} />);
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['Loading your jobs', '42 jobs found']);
  });

  it('announces only the result when it is fast', () => {
    const { rerender } = render(<Jobs isLoading />);
    vi.advanceTimersByTime(50);
    rerender(<Jobs isLoading={false} />);
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['42 jobs found']);
  });

  it('withdraws what it announced about the wait when the content is there', () => {
    const { rerender } = render(<Jobs isLoading />);
    vi.advanceTimersByTime(2000);
    rerender(<Jobs isLoading={false} />);
    vi.advanceTimersByTime(2000);
    expect(screen.getByRole('status').textContent).toBe('42 jobs found');
  });

  it('says nothing about the wait when it was over before its turn', () => {
    const { rerender } = render(<Jobs isLoading />);
    announce('Job saved');
    announce('Skill added successfully');
    vi.advanceTimersByTime(450);
    rerender(<Jobs isLoading={false} />);
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['Job saved', 'Skill added successfully', '42 jobs found']);
  });

  it('shows the way out when it takes long, until the content is there', () => {
    const { rerender } = render(<Jobs isLoading />);
    act(() => vi.advanceTimersByTime(4999));
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    rerender(<Jobs isLoading={false} />);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('announces nothing when the content was there from the start', () => {
    render(<Jobs isLoading={false} />);
    vi.advanceTimersByTime(2000);
    expect(said).toEqual([]);
  });
});
