import { useEffect } from 'react';

/** Sets another page title while printing, because browsers use it as the name of the PDF file. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let shown = document.title;
    const begin = () => {
      shown = document.title;
      document.title = title;
    };
    const end = () => {
      document.title = shown;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
}
