import type { Website } from '../text-page/website-links.tsx';

export const STUDIES: readonly Website[] = [
  {
    name: 'Long tests of attention: Arrondo and others, 2024',
    address: 'https://doi.org/10.1016/j.jaac.2023.03.011',
  },
  {
    name: 'Uneven reaction times: Kofler and others, 2013',
    address: 'https://doi.org/10.1016/j.cpr.2013.06.001',
  },
  {
    name: 'A game of letters and words: Rello and others, 2020',
    address: 'https://doi.org/10.1371/journal.pone.0241687',
  },
];
