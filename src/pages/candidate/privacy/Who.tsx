import styles from '#src/pages/candidate/privacy/Privacy.module.css';

/** Who sees something, and how they stand to the candidate. */
export function Who({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      <span className={styles.hint}>{hint}</span>
    </>
  );
}
