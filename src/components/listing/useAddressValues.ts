import { useSearchParams } from 'react-router-dom';

/**
 * Filters that live in the address, so that Back, reload and a shared link show the same list.
 * Each change is a step of its own. What else the address says stays.
 * @param names of the parameters; a missing one is ''
 */
export function useAddressValues<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const values = Object.fromEntries(
    names.map((name) => [name, (query.get(name) ?? '').trim().slice(0, 200)]),
  ) as Record<Name, string>;
  const setValues = (next: Readonly<Record<Name, string>>) =>
    setQuery((now) => {
      const changed = new URLSearchParams(now);
      for (const name of names) {
        const value = next[name].trim();
        if (value === '') changed.delete(name);
        else changed.set(name, value);
      }
      return changed;
    });
  return { values, setValues };
}
