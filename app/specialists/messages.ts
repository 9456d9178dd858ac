import { defineMessage } from '#app/notifications/message.ts'
import { many, t } from '#app/platform/language/words.ts'

/** To the address in the profile of someone who comes back after a long absence. */
export const ownerCode = defineMessage({
	name: 'specialists.owner-code',
	to: 'specialist',
	evenSuspended: true,
	examples: [{ code: '402917' }],
	write: ({ code }: { code: string }) => ({
		title: t`${{ code }} is your login code`,
		href: '/doctors/register/owner',
		email: [
			t`Enter ${{ code }} on the page where you are logging in. It is valid for 30 minutes.`,
			t`If this was not you, someone else has your mobile number. Do not share the code, and write to us from the Contact page.`,
		],
		push: false,
	}),
})

export const resumeRead = defineMessage({
	name: 'specialists.resume-read',
	to: 'specialist',
	examples: [{ count: 1 }, { count: 5 }],
	write: ({ count }: { count: number }) => ({
		title: many({ details: count }, '# detail from your resume to review', '# details from your resume to review'),
		app: t`We have read your resume. Choose what to add to your profile.`,
		href: '/profile/resume-reading',
	}),
})

export const resumeInfected = defineMessage({
	name: 'specialists.resume-infected',
	to: 'specialist',
	examples: [{ fileName: 'Asha Menon.pdf' }],
	write: ({ fileName }: { fileName: string }) => ({
		title: t`We removed your resume because it failed the virus check`,
		app: t`${{ file: fileName }}. Save it again on another computer and upload the new file.`,
		href: '/settings',
	}),
})
