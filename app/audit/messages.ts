import { company } from '#app/company.ts'
import { defineMessage } from '#app/notifications/message.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { languageNow, t } from '#app/platform/language/words.ts'

/** What the rules want each person to be told, in the words of whoever fills in the letter. */
export type BreachLetter = BreachSentences & {
	/** The same for those who read Hindi or Marathi. Without it they read these sentences in English. */
	in?: { [language in Exclude<Language, 'en'>]?: BreachSentences | undefined } | undefined
}

export type BreachSentences = {
	/** What happened, when and to how many. */
	what: string
	/** Which data of theirs. */
	fields: string
	/** What can follow for them. */
	risk: string
	/** What we have done. */
	done: string
	/** What they can do. */
	advice: string
}

/** After a breach, to each person whose data was affected. It reaches suspended accounts too, and no switch turns it off. */
export const breachNotice = defineMessage({
	name: 'audit.breach-notice',
	to: 'anyone',
	evenSuspended: true,
	examples: [
		{
			what: 'On 20 November 2026 someone logged in with the password of a hospital’s member and opened profiles.',
			fields: 'name, phone',
			risk: 'Strangers may call you and say that they are from a hospital.',
			done: 'We ended the session and reset the password.',
			advice: 'Do not share codes or pay anyone who calls.',
			in: {
				hi: {
					what: '20 नवंबर 2026 को किसी ने एक अस्पताल के सदस्य के पासवर्ड से लॉग इन करके प्रोफ़ाइल खोलीं।',
					fields: 'नाम, फ़ोन',
					risk: 'आपको अनजान कॉल आ सकते हैं, जिनमें अस्पताल का नाम लिया जाए।',
					done: 'हमने वह सेशन बंद किया और पासवर्ड बदलवाया।',
					advice: 'कोड किसी को न बताएँ और कॉल करने वाले को पैसे न दें।',
				},
				mr: {
					what: '20 नोव्हेंबर 2026 रोजी कोणीतरी एका हॉस्पिटलच्या सदस्याच्या पासवर्डने लॉग इन करून प्रोफाइल उघडली.',
					fields: 'नाव, फोन',
					risk: 'हॉस्पिटलचे नाव सांगणारे अनोळखी कॉल आपल्याला येऊ शकतात.',
					done: 'आम्ही ते सेशन बंद केले आणि पासवर्ड बदलला.',
					advice: 'कोड कोणालाही सांगू नका आणि कॉल करणाऱ्याला पैसे देऊ नका.',
				},
			},
		},
	],
	write: (letter: BreachLetter) => ({
		title: t`A security incident affected your data`,
		app: t`We have sent you a message with what happened and what you can do.`,
		href: '/grievances?kind=complaint',
		email: [
			...affected(letter),
			t`${{ officer: company.grievanceOfficer }}, our grievance officer, answers your questions: ${{ email: company.email }}, ${{ phone: company.phone }}. We have reported the incident to the Data Protection Board of India.`,
		],
		button: t`Ask or complain`,
		push: false,
		smsInstead: { template: 'breach-notice', params: {} },
	}),
})

/** In the language of the reader, as far as the letter was written in it. */
function affected(letter: BreachLetter) {
	const language = languageNow()
	const { what, fields, risk, done, advice } = (language === 'en' ? undefined : letter.in?.[language]) ?? letter
	return [
		what,
		t`Data of yours that was affected: ${{ fields }}.`,
		t`Possible consequences: ${{ risk }}`,
		t`Our measures: ${{ done }}`,
		t`Our advice: ${{ advice }}`,
	]
}
