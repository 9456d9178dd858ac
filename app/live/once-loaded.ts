// What a page that hydrates needs only once it works.
import './unsent.ts'

export { followUpdates } from '#app/ui/live/follow-updates.ts'
