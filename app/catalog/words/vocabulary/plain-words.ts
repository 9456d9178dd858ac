/**
 * Words of Hindi and Marathi, and plain ones of English, with the word that forms of the vocabulary use: 'गुडघ्याची शस्त्रक्रिया' is a
 * surgery of the knee. They are only tried where a phrase as typed is no form. A star stands for the endings of Marathi in Latin
 * letters; those of Devanagari are removed by rule.
 */
export const plainWords: Readonly<Record<string, string>> = {
	surgery:
		'shastrakriya, shastrakriyaa, shastrakria, shalyakriya, sarjari, operation, removal, excision, sx, शस्त्रक्रिया, शल्यक्रिया, सर्जरी, ऑपरेशन, आपरेशन',
	nurse: 'sister, brother, nars, paricharika, staff, नर्स, सिस्टर, ब्रदर, परिचारिका, स्टाफ',
	doctor: 'तज्ज्ञ, तज्ञ, विशेषज्ञ, daktar, doktar, doktor, vaidya, chikitsak, डाक्टर, डॉक्टर, चिकित्सक, वैद्य, डॉ',
	technician:
		'tantradnya, tantradnya*, tantragna, तंत्रज्ञ, तंत्रज्ञा, तकनीशियन, तकनीशन, टेक्निशियन, टेक्नीशियन, टेक्निशिअन, टेक्नीशन',
	pain: 'dard, vedana, dukhne, दर्द, वेदना, दुखणे, दुखी',
	joint: 'jod, jodo, jodon, sandha, sandhe, sandhya*, जोड़, जोड, जोड़ों, सांधा, सांधे, सांध्या',
	replacement: 'pratyaropan, प्रत्यारोपण, बदलणे, badalne, badalna',
	knee: 'gudgha, gudghe, gudghya*, ghutna, ghutne, ghutno, ghutnon, गुडघा, गुडघे, गुडघ्या, घुटना, घुटने, घुटनों',
	hip: 'kulha, kulhe, khuba, khubya*, कूल्हा, कूल्हे, खुबा, खुब्या',
	shoulder: 'khanda, khandya*, kandha, kandhe, खांदा, खांद्या, कंधा, कंधे',
	spine: 'backbone, manka, manke, mankya*, reedh, मणका, मणके, मणक्या, रीढ़, रीढ',
	bone: 'haad, haada*, haddi, haddiyo, haddiyon, हाड, हाडे, हाडा, हाडां, हड्डी, हड्डियों',
	heart: 'dil*, hriday, hruday, hrudaya*, दिल, हृदय, हृदया, हार्ट',
	nerve: 'nason, naso, नस, नसों, नसा, मज्जातंतू',
	chest: 'chhati, chati, chhaati, छाती',
	mental: 'mansik, manasik, manorog, मानसिक, मनो, मनोरोग, मनोविकार',
	ward: 'वॉर्ड, वार्ड, वार्डातील',
	brain: 'dimag, dimaag, mendu, mendu*, मेंदू, दिमाग',
	kidney: 'gurda, gurde, gurdo, mutrapind, mutrapinda*, गुर्दा, गुर्दे, मूत्रपिंड, किडनी',
	liver: 'yakrut, jigar, यकृत, जिगर, लिव्हर, लिवर',
	thyroid: 'थायरॉईड, थायरॉइड, थायराइड, थायरॉयड, thairoid',
	stomach: 'potache, potacha, potachi, पोट, पोटा, पेट, उदर',
	lung: 'phephda, phephde, fefda, fefde, fuppus, fuffus, फेफड़ा, फेफड़े, फुफ्फुस',
	eye: 'aankh, ankh, aankhon, dola, dole, dolya*, आंख, आँख, आंखों, आँखों, डोळा, डोळे, डोळ्या',
	ear: 'kaan, kaana*, कान',
	nose: 'naak, naaka*, नाक',
	throat: 'ghasa, ghashya*, गला, गले, घसा',
	hand: 'haath, hath, haatha*, hatha*, haat, हाथ, हात, हाता, हाताचे',
	finger: 'ungli, unglee, ungliya, ungliyan, bota*, angathi, उंगली, बोट, बोटा',
	leg: 'pair, tang, taang, paayache, payache, pairon, टांग, पाय, पाया, पैर',
	cut: 'kat, kata, kati, katna, kapla, kapli, kaple, कट, कटा, कटी, कापली, कापले',
	broken: 'tutla, tutli, toota, tuta, toot, tootna, modla, modle, modli, mod, टूटा, टूट, मोडला, मोडले, मोडली',
	burn: 'jal, jala, jali, jalna, bhajla, bhajle, bhajli, जल, जला, भाजला, भाजले',
	room: 'rm',
	skin: 'tvacha, twacha, tvache*, chamdi, त्वचा, त्वचे, चमड़ी, चमडी',
	obstetric: 'obs, obst',
	pediatric: 'paed, paeds, peds, pedia, paedia, pead, peads',
	orthopedic: 'ortho',
	laparoscopic: 'lap, laparo',
	anesthetist: 'anes, anaes',
	cardiac: 'cardio',
	general: 'gen, genl',
	child:
		'baccha, bachcha, bachche, bacche, bachhe, bacho, bachho, bachhon, bachon, bacchon, bachchon, balak, mulan*, बच्चा, बच्चे, बच्चों, बालक, मूल, मुले, मुलां',
	lady: 'mahila, stri, stree, aurat, auraton, mahilaon, महिलाओं, औरतों, महिला, स्त्री, औरत',
	cancer: 'karkarog, karkaroga*, कर्करोग, कैंसर, कॅन्सर',
	emergency: 'aapatkalin, apatkalin, aapatkaleen, tatkal, आपत्कालीन, आपातकालीन, इमरजेंसी, इमर्जन्सी',
	night: 'raat, raatri, ratri, ratra, रात, रात्र, रात्री',
}

const endings = ['', 'chi', 'che', 'cha', 'chya', 'che', 'na', 'la', 'nche', 'ncha', 'nchi']

/** Every spelling of a list, the starred ones with each ending. */
export const spellingsOfPlain = (list: string): string[] =>
	list
		.split(', ')
		.flatMap((word) => (word.endsWith('*') ? endings.map((ending) => word.slice(0, -1) + ending) : [word]))
