import { defineMessage } from '#app/notifications/message.ts'

export const resumeRead = defineMessage({
	to: 'specialist',
	examples: [{ count: 1 }, { count: 5 }],
	write: ({ count }: { count: number }) => ({
		title: count === 1 ? '1 detail from your resume to review' : `${count} details from your resume to review`,
		app: 'We have read your resume. Choose what to add to your profile.',
		href: '/profile/resume-reading',
	}),
})

export const resumeInfected = defineMessage({
	to: 'specialist',
	examples: [{ fileName: 'Asha Menon.pdf' }],
	write: ({ fileName }: { fileName: string }) => ({
		title: 'We removed your resume because it failed the virus check',
		app: `${fileName}. Save it again on another computer and upload the new file.`,
		href: '/settings',
	}),
})
