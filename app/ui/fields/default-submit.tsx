import { t } from '#app/platform/language/words.ts'

/** What Enter presses in a form with a button of another purpose in front of the one that sends it: the first button of a form. */
export const DefaultSubmit = () => <button type="submit" aria-label={t.of('button')`Send`} hidden />
