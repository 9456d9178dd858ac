import type { Theme } from '#app/platform/theme.server.ts'
import type { FormDraft } from '#app/platform/form-draft.ts'
import type { Flash } from '#app/platform/flash.ts'
import type { HospitalStatus } from '#app/hospitals/status.ts'

/** The viewer, as far as header, footer and bottom bar need to know. */
export type Viewer =
	| { kind: 'visitor' }
	| { kind: 'operator'; name: string; unread: number; unreadMessages: number }
	| {
			kind: 'specialist'
			name: string
			unread: number
			unreadMessages: number
			/** The day on which the account is deleted, as its owner asked; null as a rule. */
			leavesOn: string | null
	  }
	| {
			kind: 'member'
			name: string
			unread: number
			unreadMessages: number
			hospitalName: string
			hospitalStatus: HospitalStatus
	  }

/** What the root loader gives every page. */
export type RootData = {
	viewer: Viewer
	/** Another one when something of the viewer's has changed since; null for visitors. */
	mark: string | null
	theme: Theme
	firstPage: boolean
	/** This browser has not closed the line about the former name. */
	nameBanner: boolean
	requestId: string
	flash: Flash | null
	kept: FormDraft | null
	year: number
}
