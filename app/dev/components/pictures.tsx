import { CheckScene } from '#app/pictures/check-scene.tsx'
import { DoorScene } from '#app/pictures/door-scene.tsx'
import { EmptyPicture } from '#app/pictures/empty-picture.tsx'
import { EventPicture } from '#app/pictures/event-picture.tsx'
import { HospitalScene } from '#app/pictures/hospital-scene.tsx'
import { Landmark } from '#app/pictures/landmark.tsx'
import { SpecialityThing } from '#app/pictures/speciality-thing.tsx'
import { TeamScene } from '#app/pictures/team-scene.tsx'
import { TheatreScene } from '#app/pictures/theatre-scene.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Example, Examples } from './example.tsx'

const hospitals =
	'Lakeside Heart Institute,Deccan Orthopaedic Centre,Sahyadri View,Matoshree,Jeevan Jyot,Arogyam,Parijat,Nandadeep,Pink City Ortho,Konark,Shanti Memorial,Godavari,Western Ghats,Aster Grove,Indira Clinic,Sunrise'.split(
		',',
	)
const people =
	'Asha Menon,Rahul Iyer,Meera Thakur,Kabir Khan,Neha More,Farah Sheikh,Gurpreet Singh,Leela Joshi,Imran Qureshi,Sonal Patil,Vikram Rao,Priya Nair'.split(
		',',
	)
const things = ['mask', 'lamp', 'stethoscope', 'monitor', 'trolley', 'heart', 'bone', 'brain', 'child'] as const
const events = ['call', 'offer', 'time', 'request', 'profile', 'jobs'] as const
const empties = ['list', 'messages', 'done', 'search'] as const
const cities =
	'Pune,Mumbai,Nagpur,Nashik,Hyderabad,Bengaluru,Ahmedabad,Delhi,Chennai,Kolkata,Jaipur,Lucknow,Satara'.split(',')

export function PictureExamples() {
	return (
		<Examples>
			<Example name="Scenes" wide>
				<div className="grid gap-3 md:grid-cols-3">
					<TheatreScene className="w-full" />
					<HospitalScene className="w-full" />
					<DoorScene className="w-full" />
					<CheckScene className="w-full" />
					<div className="deep">
						<TeamScene className="w-full" />
					</div>
				</div>
			</Example>
			<Example name="Fronts of hospitals and caps of people">
				<div className="flex flex-wrap gap-2">
					{hospitals.map((name) => (
						<Monogram key={name} name={name} size="lg" />
					))}
				</div>
				<div className="mt-3 flex flex-wrap gap-2">
					{people.map((name) => (
						<Avatar key={name} name={name} size="lg" />
					))}
					<Avatar name={null} size="lg" />
					<Avatar name="Asha Menon" size="xs" />
				</div>
			</Example>
			<Example name="Nothing here yet">
				<div className="grid grid-cols-2 gap-3">
					{empties.map((name) => (
						<EmptyPicture key={name} of={name} />
					))}
				</div>
			</Example>
			<Example name="Fields of work and cities" wide>
				<div className="flex flex-wrap gap-3">
					{things.map((name) => (
						<SpecialityThing key={name} of={name} className="size-14" />
					))}
				</div>
				<div className="mt-3 grid grid-cols-3 gap-3 md:grid-cols-4">
					{cities.map((name) => (
						<Landmark key={name} city={name} className="rounded-md" />
					))}
				</div>
			</Example>
			<Example name="The next thing" wide>
				<div className="grid gap-3 md:grid-cols-3">
					{events.map((name) => (
						<div key={name} className="next">
							<p className="next-for">Next for you</p>
							<h3>Interview today at 4:30 pm</h3>
							<p>Lakeside Heart Institute, by video</p>
							<EventPicture of={name} />
						</div>
					))}
				</div>
			</Example>
		</Examples>
	)
}
