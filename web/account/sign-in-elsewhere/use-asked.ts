import { useLocation } from 'react-router';

/** Reads what stands behind the ? of the address, by its name; empty where there is none. */
export function useAsked(): (name: string) => string {
  const asked = new URLSearchParams(useLocation().search);
  return (name) => asked.get(name) ?? '';
}
