// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

describe('Avatar', () => {
  it('shows the picture with its description', () => {
    render(<Avatar src="blob:a" letters="MT" alt="Your profile picture" />);
    expect(screen.getByRole('img', { name: 'Your profile picture' }).getAttribute('src')).toBe(
      'blob:a',
    );
  });

  it('shows initials when there is no picture', () => {
    render(<Avatar src={null} letters="MT" alt="Your profile picture" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('MT')).toBeDefined();
  });

  it('shows initials when the picture cannot be shown, and tries again with the next', () => {
    const { rerender } = render(<Avatar src="blob:gone" letters="MT" alt="Your profile picture" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('MT')).toBeDefined();
    rerender(<Avatar src="blob:new" letters="MT" alt="Your profile picture" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('blob:new');
  });
});
