// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Eye } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { Strip } from './Strip.tsx';

afterEach(cleanup);

describe('Strip', () => {
  it('is a sentence, then one link', () => {
    const { container } = render(
      <Strip icon={Eye} link={{ href: '/privacy', text: 'Who can see what' }}>
        <b>1 job coach</b> sees parts of your profile.
      </Strip>,
    );
    const sentence = container.querySelector('p');
    const link = screen.getByRole('link', { name: 'Who can see what' });
    expect(sentence?.textContent).toBe('1 job coach sees parts of your profile.');
    expect(sentence?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no link when none is given', () => {
    render(<Strip>All jobs are samples.</Strip>);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
