import { m } from '#messages';
import type { ClassAdjustment, HomeAdjustment, WatchedThing } from '#rules/screening/report/grown-up-advice.ts';

/** A message that starts with bold text. */
export type StrongMessage = (typeof m)['grown_up.in_class.short_steps'] | (typeof m)['grown_up.at_home.one_thing'];

export const CLASS_WORDS: Record<ClassAdjustment, StrongMessage> = {
  'short-steps': m['grown_up.in_class.short_steps'],
  'calm-seat': m['grown_up.in_class.calm_seat'],
  'more-time': m['grown_up.in_class.more_time'],
  'hear-texts': m['grown_up.in_class.hear_texts'],
  'say-changes': m['grown_up.in_class.say_changes'],
  'plain-words': m['grown_up.in_class.plain_words'],
  'ask-what-helps': m['grown_up.in_class.ask_what_helps'],
  'one-at-a-time': m['grown_up.in_class.one_at_a_time'],
};

export const HOME_WORDS: Record<HomeAdjustment, StrongMessage> = {
  'one-thing': m['grown_up.at_home.one_thing'],
  'timed-work': m['grown_up.at_home.timed_work'],
  'read-together': m['grown_up.at_home.read_together'],
  'roomy-letters': m['grown_up.at_home.roomy_letters'],
  'written-plan': m['grown_up.at_home.written_plan'],
  'quiet-time': m['grown_up.at_home.quiet_time'],
  'same-times': m['grown_up.at_home.same_times'],
  'say-what-went-well': m['grown_up.at_home.say_what_went_well'],
};

export const WATCH_WORDS: Record<WatchedThing, () => string> = {
  tasks: m['grown_up.watch.tasks'],
  reading: m['grown_up.watch.reading'],
  company: m['grown_up.watch.company'],
  places: m['grown_up.watch.places'],
  'good-days': m['grown_up.watch.good_days'],
  help: m['grown_up.watch.help'],
};
