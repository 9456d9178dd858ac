import { brand } from '#app/brand.ts'
import { toLatin } from '#app/catalog/words/devanagari.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { type SmsParams, smsTemplate, writeSms } from '#app/platform/delivery/sms-template.ts'

/** The texts of what cannot wait for an email. What hospitals alone are sent is in English, as they are. */
export const smsTemplates = {
	'application-stage': smsTemplate({
		name: 'application-stage',
		variables: ['hospital', 'job', 'stage', 'url'],
		texts: {
			en: `{hospital} moved your application for {job} to {stage}. ${brand.name}: {url}`,
			hi: `आपके आवेदन की नई स्थिति, {hospital}, {job}: {stage}। ${brand.name}: {url}`,
			mr: `आपल्या अर्जाची नवीन स्थिती, {hospital}, {job}: {stage}. ${brand.name}: {url}`,
		},
	}),
	'offer-received': smsTemplate({
		name: 'offer-received',
		variables: ['hospital', 'job', 'pay', 'date', 'url'],
		texts: {
			en: `{hospital} has offered you {job} at {pay}. Respond by {date}. ${brand.name}: {url}`,
			hi: `नौकरी का ऑफ़र, {hospital}: {job}, {pay}। जवाब {date} तक। ${brand.name}: {url}`,
			mr: `नोकरीची ऑफर, {hospital}: {job}, {pay}. उत्तर {date} पर्यंत. ${brand.name}: {url}`,
		},
	}),
	'interview-proposed': smsTemplate({
		name: 'interview-proposed',
		variables: ['hospital', 'job', 'url'],
		texts: {
			en: `{hospital} proposed interview times for {job}. Choose one on ${brand.name}: {url}`,
			hi: `इंटरव्यू के लिए सुझाए गए समय, {hospital}: {job}। ${brand.name} पर समय चुनें: {url}`,
			mr: `मुलाखतीसाठी सुचवलेल्या वेळा, {hospital}: {job}. ${brand.name} वर वेळ निवडा: {url}`,
		},
	}),
	'interview-reminder': smsTemplate({
		name: 'interview-reminder',
		atNight: true,
		variables: ['hospital', 'time', 'url'],
		texts: {
			en: `Reminder: interview with {hospital}, {time}. Details on ${brand.name}: {url}`,
			hi: `याद रखें: इंटरव्यू, {hospital}, {time}। ${brand.name}: {url}`,
			mr: `आठवण: मुलाखत, {hospital}, {time}. ${brand.name}: {url}`,
		},
	}),
	'interview-cancelled': smsTemplate({
		name: 'interview-cancelled',
		atNight: true,
		variables: ['hospital', 'time', 'url'],
		texts: {
			en: `{hospital} cancelled your interview on {time}. Reason on ${brand.name}: {url}`,
			hi: `इंटरव्यू रद्द: {hospital}, {time}। कारण ${brand.name} पर: {url}`,
			mr: `मुलाखत रद्द: {hospital}, {time}. कारण ${brand.name} वर: {url}`,
		},
	}),
	'interview-moved': smsTemplate({
		name: 'interview-moved',
		atNight: true,
		variables: ['hospital', 'time', 'url'],
		texts: {
			en: `{hospital} changed the details of your interview on {time}. They are on ${brand.name}: {url}`,
			hi: `इंटरव्यू की जानकारी बदली: {hospital}, {time}। ${brand.name}: {url}`,
			mr: `मुलाखतीचा तपशील बदलला: {hospital}, {time}. ${brand.name}: {url}`,
		},
	}),
	'cover-asked': smsTemplate({
		name: 'cover-asked',
		atNight: true,
		variables: ['hospital', 'work', 'time', 'pay', 'url'],
		texts: {
			en: `{hospital} needs cover: {work}, {time}, {pay}. First to accept gets it. ${brand.name}: {url}`,
			hi: `कवर का अनुरोध, {hospital}: {work}, {time}, {pay}। जो पहले स्वीकार करे, काम उसी का। ${brand.name}: {url}`,
			mr: `कव्हरची विनंती, {hospital}: {work}, {time}, {pay}. जे प्रथम स्वीकारतील त्यांनाच काम. ${brand.name}: {url}`,
		},
	}),
	'cover-cancelled': smsTemplate({
		name: 'cover-cancelled',
		atNight: true,
		variables: ['hospital', 'work', 'time', 'url'],
		texts: {
			en: `{hospital} cancelled {work}, {time}. Reason on ${brand.name}: {url}`,
			hi: `कवर रद्द: {hospital}, {work}, {time}। कारण ${brand.name} पर: {url}`,
			mr: `कव्हर रद्द: {hospital}, {work}, {time}. कारण ${brand.name} वर: {url}`,
		},
	}),
	'cover-update': smsTemplate({
		name: 'cover-update',
		variables: ['hospital', 'work', 'time', 'url'],
		texts: {
			en: `{hospital}: something changed for {work}, {time}. See ${brand.name}: {url}`,
			hi: `कवर में बदलाव: {hospital}, {work}, {time}। ${brand.name}: {url}`,
			mr: `कव्हरमध्ये बदल: {hospital}, {work}, {time}. ${brand.name}: {url}`,
		},
	}),
	'cover-accepted': smsTemplate({
		name: 'cover-accepted',
		atNight: true,
		variables: ['specialist', 'work', 'time', 'url'],
		texts: {
			en: `{specialist} will cover {work}, {time}. Phone number on ${brand.name}: {url}`,
		},
	}),
	'cover-on-the-way': smsTemplate({
		name: 'cover-on-the-way',
		atNight: true,
		variables: ['specialist', 'work', 'time', 'url'],
		texts: {
			en: `{specialist} is on the way: {work}, {time}. Phone number on ${brand.name}: {url}`,
		},
	}),
	'cover-given-back': smsTemplate({
		name: 'cover-given-back',
		atNight: true,
		variables: ['specialist', 'work', 'time', 'url'],
		texts: {
			en: `{specialist} can no longer cover {work}, {time}. We are asking others. ${brand.name}: {url}`,
		},
	}),
	'cover-not-accepted': smsTemplate({
		name: 'cover-not-accepted',
		atNight: true,
		variables: ['work', 'time', 'url'],
		texts: {
			en: `Not accepted yet: {work}, {time}. See what would help on ${brand.name}: {url}`,
		},
	}),
	'cover-unfilled': smsTemplate({
		name: 'cover-unfilled',
		atNight: true,
		variables: ['work', 'time', 'url'],
		texts: {
			en: `No one accepted before the start: {work}, {time}. Details on ${brand.name}: {url}`,
		},
	}),
	'job-digest': smsTemplate({
		name: 'job-digest',
		variables: ['jobs', 'search', 'url'],
		texts: {
			en: `{jobs} for your saved search {search}. ${brand.name}: {url}`,
			hi: `{jobs}, आपकी सेव की गई खोज: {search}। ${brand.name}: {url}`,
			mr: `{jobs}, आपला सेव्ह केलेला शोध: {search}. ${brand.name}: {url}`,
		},
	}),
	'job-alert-urgent': smsTemplate({
		name: 'job-alert-urgent',
		variables: ['job', 'hospital', 'url'],
		texts: {
			en: `Urgent job that matches your saved search: {job} at {hospital}. ${brand.name}: {url}`,
			hi: `आपकी सेव की गई खोज से मेल खाती तुरंत ज़रूरत वाली नौकरी: {job}, {hospital}। ${brand.name}: {url}`,
			mr: `आपल्या सेव्ह केलेल्या शोधाशी जुळणारी तातडीची नोकरी: {job}, {hospital}. ${brand.name}: {url}`,
		},
	}),
	'answer-late': smsTemplate({
		name: 'answer-late',
		variables: ['days', 'hospital', 'job', 'url'],
		texts: {
			en: `No answer for {days} days from {hospital} on your application for {job}. Wait or withdraw on ${brand.name}: {url}`,
			hi: `आपका आवेदन, {job}: {hospital} की ओर से {days} दिनों से जवाब नहीं आया। ${brand.name} पर रुकें या आवेदन वापस लें: {url}`,
			mr: `आपला अर्ज, {job}: {hospital} कडून {days} दिवस उत्तर आलेले नाही. ${brand.name} वर थांबा किंवा अर्ज मागे घ्या: {url}`,
		},
	}),
	'application-closed': smsTemplate({
		name: 'application-closed',
		variables: ['job', 'hospital', 'url'],
		texts: {
			en: `Your application for {job} at {hospital} has been closed. Reason on ${brand.name}: {url}`,
			hi: `आपका आवेदन बंद हुआ: {job}, {hospital}। कारण ${brand.name} पर: {url}`,
			mr: `आपला अर्ज बंद झाला: {job}, {hospital}. कारण ${brand.name} वर: {url}`,
		},
	}),
	'offer-withdrawn': smsTemplate({
		name: 'offer-withdrawn',
		variables: ['hospital', 'job', 'url'],
		texts: {
			en: `{hospital} withdrew its offer for {job}. Details on ${brand.name}: {url}`,
			hi: `ऑफ़र वापस लिया गया: {hospital}, {job}। ${brand.name}: {url}`,
			mr: `ऑफर मागे घेतली: {hospital}, {job}. ${brand.name}: {url}`,
		},
	}),
	'joining-today': smsTemplate({
		name: 'joining-today',
		variables: ['hospital', 'url'],
		texts: {
			en: `Today is your joining date at {hospital}. Details on ${brand.name}: {url}`,
			hi: `आज आपकी जॉइनिंग की तारीख है: {hospital}। ${brand.name}: {url}`,
			mr: `आज आपली रुजू होण्याची तारीख आहे: {hospital}. ${brand.name}: {url}`,
		},
	}),
	'joining-date': smsTemplate({
		name: 'joining-date',
		variables: ['hospital', 'stage', 'url'],
		texts: {
			en: `Your joining date at {hospital}: {stage}. Details on ${brand.name}: {url}`,
			hi: `आपकी जॉइनिंग की तारीख, {hospital}: {stage}। ${brand.name}: {url}`,
			mr: `आपली रुजू होण्याची तारीख, {hospital}: {stage}. ${brand.name}: {url}`,
		},
	}),
	'credential-decided': smsTemplate({
		name: 'credential-decided',
		variables: ['credential', 'result', 'url'],
		texts: {
			en: `We have checked {credential}. Result: {result}. Details on ${brand.name}: {url}`,
			hi: `जाँच का नतीजा, {credential}: {result}। ${brand.name}: {url}`,
			mr: `तपासणीचा निकाल, {credential}: {result}. ${brand.name}: {url}`,
		},
	}),
	'credential-expiring': smsTemplate({
		name: 'credential-expiring',
		variables: ['credential', 'date', 'url'],
		texts: {
			en: `{credential}: last day {date}. Add the renewal on ${brand.name}: {url}`,
			hi: `{credential}: अंतिम दिन {date}। नवीनीकरण ${brand.name} पर जोड़ें: {url}`,
			mr: `{credential}: शेवटचा दिवस {date}. नूतनीकरण ${brand.name} वर जोडा: {url}`,
		},
	}),
	'message-unread': smsTemplate({
		name: 'message-unread',
		variables: ['hospital', 'url'],
		texts: {
			en: `{hospital} sent you a message. Read it on ${brand.name}: {url}`,
			hi: `आपके लिए मैसेज: {hospital}। ${brand.name} पर पढ़ें: {url}`,
			mr: `आपल्यासाठी मेसेज: {hospital}. ${brand.name} वर वाचा: {url}`,
		},
	}),
	'request-received': smsTemplate({
		name: 'request-received',
		variables: ['number', 'url'],
		texts: {
			en: `We received your request {number}. Status on ${brand.name}: {url}`,
			hi: `हमें आपका अनुरोध {number} मिला। स्थिति ${brand.name} पर: {url}`,
			mr: `आम्हाला आपली विनंती {number} मिळाली. स्थिती ${brand.name} वर: {url}`,
		},
	}),
	'request-answered': smsTemplate({
		name: 'request-answered',
		variables: ['number', 'url'],
		texts: {
			en: `We have answered your request {number}. Read it on ${brand.name}: {url}`,
			hi: `आपके अनुरोध {number} का जवाब ${brand.name} पर पढ़ें: {url}`,
			mr: `आपल्या विनंतीचे ({number}) उत्तर ${brand.name} वर वाचा: {url}`,
		},
	}),
	'breach-notice': smsTemplate({
		name: 'breach-notice',
		atNight: true,
		variables: ['url'],
		texts: {
			en: `A security incident affected your data at ${brand.name}. What happened and what to do: call us or read {url}`,
			hi: `${brand.name} पर एक सुरक्षा घटना का असर आपके डेटा पर पड़ा। क्या हुआ और क्या करें: हमें कॉल करें या पढ़ें {url}`,
			mr: `${brand.name} येथील एका सुरक्षा घटनेचा आपल्या डेटावर परिणाम झाला. काय झाले आणि काय करावे: आम्हाला कॉल करा किंवा वाचा {url}`,
		},
	}),
	'account-suspended': smsTemplate({
		name: 'account-suspended',
		variables: ['url'],
		texts: {
			en: `Your ${brand.name} account has been suspended. Reason and appeal: {url}`,
			hi: `आपका ${brand.name} खाता निलंबित है। कारण और अपील: {url}`,
			mr: `आपले ${brand.name} खाते निलंबित आहे. कारण आणि अपील: {url}`,
		},
	}),
	'account-restored': smsTemplate({
		name: 'account-restored',
		variables: ['url'],
		texts: {
			en: `Your ${brand.name} account has been restored. Log in: {url}`,
			hi: `आपका ${brand.name} खाता फिर से चालू है। लॉग इन करें: {url}`,
			mr: `आपले ${brand.name} खाते पुन्हा सुरू झाले आहे. लॉग इन करा: {url}`,
		},
	}),
	'appeal-denied': smsTemplate({
		name: 'appeal-denied',
		variables: ['about', 'url'],
		texts: {
			en: `Your appeal was not granted: {about}. Questions to ${brand.name}: {url}`,
			hi: `आपकी अपील स्वीकार नहीं हुई: {about}। सवाल हो तो ${brand.name} से पूछें: {url}`,
			mr: `आपले अपील मान्य झाले नाही: {about}. प्रश्न असल्यास ${brand.name} ला विचारा: {url}`,
		},
	}),
	'contact-request': smsTemplate({
		name: 'contact-request',
		variables: ['hospital', 'subject', 'url'],
		texts: {
			en: `{hospital} would like to contact you about {subject}. Log in to respond. ${brand.name}: {url}`,
			hi: `संपर्क अनुरोध, {hospital}: {subject}। जवाब के लिए लॉग इन करें। ${brand.name}: {url}`,
			mr: `संपर्क विनंती, {hospital}: {subject}. उत्तरासाठी लॉग इन करा. ${brand.name}: {url}`,
		},
	}),
}

export type SmsTemplateName = keyof typeof smsTemplates

/** A template with its variables, without the link, which is added when the SMS is sent. */
export type SmsTexts = {
	[Name in SmsTemplateName]: { template: Name; params: Omit<SmsParams<(typeof smsTemplates)[Name]>, 'url'> }
}[SmsTemplateName] & {
	/** Wakes no one, though others with this template may. */
	canWait?: boolean
}

/** What is written in a script of India, as people write it in Latin letters: an SMS in English carries no others. */
const inLatinLetters = (text: string) =>
	toAsciiDigits(text)
		.replace(/डॉ\.?/g, 'Dr')
		.replace(/[\u0900-\u0d7f\u200c\u200d]+/g, (word) => toLatin(word).replace(/^[a-z]/, (first) => first.toUpperCase()))

export const fillIn = ({ template, params, canWait }: SmsTexts, url: string, language: Language = 'en') => {
	const fit = language === 'en' ? inLatinLetters : toAsciiDigits
	const values = Object.entries<string>(params).map(([name, value]) => [name, fit(value)])
	const sms = writeSms<string>(smsTemplates[template], { ...Object.fromEntries(values), url }, language)
	return canWait ? { ...sms, atNight: false } : sms
}
