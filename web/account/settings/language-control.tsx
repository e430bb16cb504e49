import { m } from '#messages';
import { locales } from '#messages/runtime';
import { LANGUAGES } from '#rules/people/languages.ts';
import { reloadFromServer } from '../../api/reload-from-server.ts';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import type { ControlProps } from './settings-card.tsx';

/** Reloads the page, because the language is fixed per page load. */
export function LanguageControl({ value, onChange }: ControlProps<'language'>) {
  const choices = [
    { value: 'device' as const, label: m['settings.language.device']() },
    ...locales.map((language) => ({ value: language, label: LANGUAGES[language].name })),
  ];
  const choose = (chosen: typeof value) => {
    onChange(chosen);
    void reloadFromServer();
  };
  return <ChoiceGroup label={m['settings.language.title']()} choices={choices} value={value} onChange={choose} />;
}
