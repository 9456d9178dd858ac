import { brand } from '#app/brand.ts'
import { smsTemplate } from '#app/platform/delivery/sms-template.ts'

export const signInCode = smsTemplate({
	name: 'sign-in-code',
	atNight: true,
	variables: ['code', 'host'],
	registered: `{#numeric#} is your ${brand.name} OTP, valid for 5 minutes. Do not share it with anyone. We never ask for your OTP or for money.\n\n@{#alphanumeric#} #{#numeric#}`,
	// The last line ties the code to our address: a browser offers to fill it in there and nowhere else.
	text: ({ code, host }) =>
		`${code} is your ${brand.name} OTP, valid for 5 minutes. Do not share it with anyone. We never ask for your OTP or for money.\n\n@${host} #${code}`,
})
