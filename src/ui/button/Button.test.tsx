// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCED_EVENT } from '#src/ui/announcer/announce.ts';
import { UiProvider } from '#src/ui/uiProvider/UiProvider.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

function Upload({ isReady, onPress }: { isReady: boolean; onPress: () => void }) {
  return (
    <UiProvider navigate={() => undefined} locale="en-US">
      <Button isUnavailable={!isReady} reason="Choose a file first." onPress={onPress}>
        Upload
      </Button>
    </UiProvider>
  );
}

const button = () => screen.getByRole('button', { name: 'Upload' });

describe('Button', () => {
  it('says beside it and in its description why it is unavailable, and keeps its Tab stop', () => {
    render(<Upload isReady={false} onPress={() => undefined} />);
    const id = button().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Choose a file first.');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('says the reason again when it is pressed, and does nothing else', async () => {
    const said: string[] = [];
    const hear = (event: Event) => event instanceof CustomEvent && said.push(event.detail.text);
    document.addEventListener(ANNOUNCED_EVENT, hear);
    const onPress = vi.fn<() => void>();
    render(<Upload isReady={false} onPress={onPress} />);
    fireEvent.click(button());
    // A sentence of a test before this one may still be waiting for its turn.
    await expect.poll(() => said.filter((text) => text === 'Choose a file first.')).toHaveLength(1);
    expect(onPress).not.toHaveBeenCalled();
    document.removeEventListener(ANNOUNCED_EVENT, hear);
  });

  it('does nothing when the pointer is released elsewhere', () => {
    const onPress = vi.fn<() => void>();
    render(<Upload isReady onPress={onPress} />);
    const down = { button: 0, pointerId: 1, pointerType: 'mouse', width: 1, height: 1 };
    fireEvent.pointerDown(button(), down);
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.pointerUp(document.body, { ...down, clientX: 900, clientY: 900 });
    fireEvent.mouseUp(document.body);
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.click(button());
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is the same button, with its focus and without the reason, once it is available', () => {
    const onPress = vi.fn<() => void>();
    const { rerender } = render(<Upload isReady={false} onPress={onPress} />);
    const before = button();
    before.focus();
    rerender(<Upload isReady onPress={onPress} />);
    expect(button()).toBe(before);
    expect(document.activeElement).toBe(before);
    expect(screen.queryByText('Choose a file first.')).toBeNull();
    expect(before.hasAttribute('aria-describedby')).toBe(false);
    fireEvent.click(before);
    expect(onPress).toHaveBeenCalledOnce();
  });
});
