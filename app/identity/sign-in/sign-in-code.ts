import { brand } from '#app/brand.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { smsTemplate } from '#app/platform/delivery/sms-template.ts'

export const signInCode = smsTemplate({
	name: 'sign-in-code',
	atNight: true,
	variables: ['code', 'host'],
	// The last line ties the code to our address: a browser offers to fill it in there and nowhere else.
	texts: {
		en: `{code} is your ${brand.name} OTP, valid for 5 minutes. Do not share it with anyone. We never ask for your OTP or for money.\n\n@{host} #{code}`,
		hi: `{code} आपका ${brand.name} OTP है, 5 मिनट मान्य। किसी को न बताएँ। हम OTP या पैसे कभी नहीं माँगते।\n\n@{host} #{code}`,
		mr: `{code} हा आपला ${brand.name} OTP, 5 मिनिटे वैध. कोणालाही सांगू नका. आम्ही OTP किंवा पैसे मागत नाही.\n\n@{host} #{code}`,
	},
})

/** Meta has written this text and translated it: of a template for codes only its name, its minutes and the button that copies are chosen. */
export const whatsappCode = {
	name: 'sign_in_code',
	texts: {
		en: (code: string) => `${code} is your verification code. For your security, do not share this code.`,
		hi: (code: string) => `आपका वेरिफ़िकेशन कोड ${code} है। सुरक्षा के लिए, यह कोड किसी को न दें।`,
		mr: (code: string) => `आपला व्हेरिफिकेशन कोड ${code} आहे. सुरक्षेसाठी हा कोड कोणालाही देऊ नका.`,
	} satisfies Record<Language, (code: string) => string>,
}
