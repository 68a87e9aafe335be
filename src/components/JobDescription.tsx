import { Fragment, type ReactNode } from 'react';
import styles from '#src/components/JobDescription.module.css';

/** Plain text with blank lines between parts and "- " before list items, as paragraphs and lists (contract: Job.description). */
export function JobDescription({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n{2,}/).map((part, index) => (
        <Fragment key={index}>{blocksOf(part)}</Fragment>
      ))}
    </div>
  );
}

function blocksOf(part: string): ReactNode[] {
  const blocks: ReactNode[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length === 0) return;
    const list = items;
    items = [];
    blocks.push(
      <ul key={blocks.length}>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>,
    );
  };
  for (const line of part.split('\n')) {
    const words = line.trim();
    if (words.startsWith('- ')) items.push(words.slice(2));
    else if (words !== '') {
      closeList();
      blocks.push(<p key={blocks.length}>{words}</p>);
    }
  }
  closeList();
  return blocks;
}
