import { t } from '#app/platform/language/words.ts'

export const hiddenTooVague = () => t`This could be any hospital. Add the hospital’s own name, for example “Lakeside”.`
export const hiddenTooMany = () => t`Your list is full. To hide from every hospital, turn on Private Mode.`
