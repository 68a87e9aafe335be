import { useState } from 'react';
import { Monogram } from '#src/ui/monogram/Monogram.tsx';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Address of the picture, e.g. of a blob; null shows the letters. */
  src: string | null;
  /** Shown while there is no picture or it cannot be shown; hidden from assistive technology. */
  letters: string;
  /** What the picture shows, e.g. "Your profile picture"; '' when the name is beside it. */
  alt: string;
  /** round: a person; square: a company. */
  shape?: 'round' | 'square';
  size?: 'small' | 'normal' | 'large';
}

/** A picture of a person or a company, or letters without one. */
export function Avatar({ src, letters, alt, shape = 'round', size = 'normal' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = src !== null && src !== failed;
  return (
    <span className={styles.avatar} data-shape={shape} data-size={size}>
      {isShown ? (
        <img className={styles.picture} src={src} alt={alt} onError={() => setFailed(src)} />
      ) : (
        <Monogram letters={letters} />
      )}
    </span>
  );
}
