import { readOccupations } from './read.ts';

/** Arts, design, entertainment, sports and media occupations. */
export const arts = readOccupations(`
27-1011 4 Art Directors
  Art Director, Creative Director, Design Director, Associate Creative Director
  creative direction, visual design, Adobe Creative Suite, team leadership, client presentations, branding
27-1012 2 Craft Artists
  Craft Artist, Potter, Glass Blower, Ceramic Artist, Jewelry Artist, Quilter
  hand crafting, product design, sales, tool use, attention to detail
27-1013 3 Fine Artists, Including Painters, Sculptors, and Illustrators
  Artist, Illustrator, Painting Artist, Sculptor, Muralist, Portrait Artist
  drawing, painting, illustration, Adobe Illustrator, client communication
27-1014 4 Special Effects Artists and Animators
  Animator, 3D Animator, Motion Graphics Designer, Visual Effects Artist, 3D Artist, Multimedia Artist
  animation, After Effects, Maya, storyboarding, video editing, visual design
27-1021 4 Commercial and Industrial Designers
  Industrial Designer, Product Designer, Package Designer, Furniture Designer, Automotive Designer
  product design, SolidWorks, prototyping, sketching, user research
27-1022 4 Fashion Designers
  Fashion Designer, Apparel Designer, Clothing Designer, Costume Designer, Technical Designer
  sketching, garment construction, textiles, Adobe Illustrator, trend analysis
27-1023 2 Floral Designers
  Florist, Floral Designer, Flower Arranger, Floral Assistant
  flower arranging, customer service, plant care, order processing, color sense
27-1024 4 Graphic Designers
  Graphic Designer, Graphic Artist, Visual Designer, Layout Artist, Production Artist, Designer, Brand Designer
  graphic design, Adobe Photoshop, Adobe Illustrator, InDesign, typography, branding, page layout
27-1025 4 Interior Designers
  Interior Designer, Interior Decorator, Kitchen Designer, Commercial Interior Designer, Design Consultant
  space planning, AutoCAD, color selection, client presentations, materials sourcing
27-1026 2 Merchandise Displayers and Window Trimmers
  Visual Merchandiser, Merchandiser, Display Designer, Window Dresser, Retail Merchandiser, Merchandising Specialist
  merchandise display, store layout, product knowledge, planograms, inventory control
27-1027 4 Set and Exhibit Designers
  Set Designer, Exhibit Designer, Scenic Designer, Display Artist
  set design, sketching, AutoCAD, model building, budgeting
27-2011 2 Actors
  Actor, Actress, Voice Actor, Performer, Character Performer
  acting, memorization, public speaking, improvisation, auditions
27-2012 4 Producers and Directors
  Producer, Video Producer, Director, Television Producer, Stage Manager, Film Director, Program Director, News Producer
  video production, budgeting, scheduling, creative direction, script review, team leadership
27-2022 3 Coaches and Scouts
  Coach, Athletic Coach, Basketball Coach, Football Coach, Assistant Coach, Head Coach, Soccer Coach
  coaching, athlete training, game planning, recruiting, teamwork
27-2023 2 Umpires, Referees, and Other Sports Officials
  Referee, Umpire, Sports Official, Youth Sports Referee
  rules knowledge, decision making, conflict resolution, physical fitness, creativity
27-2031 3 Dancers
  Dancer, Ballet Dancer, Dance Performer, Company Dancer
  dance, choreography, physical fitness, rehearsal, performance
27-2041 4 Music Directors and Composers
  Music Director, Composer, Choir Director, Conductor, Worship Leader, Choral Director
  music theory, conducting, arranging, rehearsal planning, performance
27-2042 3 Musicians and Singers
  Musician, Singer, Pianist, Vocalist, Guitarist, Church Organist, Band Member
  music performance, sight reading, rehearsal, vocal technique, creativity
27-2091 2 Disc Jockeys, Except Radio
  DJ, Disc Jockey, Event DJ, Club DJ, Mobile DJ
  music mixing, sound equipment, crowd engagement, event setup, creativity
27-3011 3 Broadcast Announcers and Radio Disc Jockeys
  Radio Announcer, Announcer, Radio Host, Broadcaster, On-Air Personality, Sports Announcer
  public speaking, script reading, interviewing, broadcast equipment, social media
27-3023 4 News Analysts, Reporters, and Journalists
  Reporter, Journalist, News Anchor, News Reporter, Staff Writer, Correspondent, Columnist
  news writing, interviewing, research, fact checking, social media, deadlines
27-3031 4 Public Relations Specialists
  Public Relations Specialist, Communications Specialist, Communications Coordinator, Publicist, PR Coordinator, Media Relations Specialist, Public Information Officer
  media relations, press releases, social media, writing, event planning, content creation
27-3041 4 Editors
  Editor, Copy Editor, Managing Editor, Content Editor, Associate Editor, News Editor
  editing, proofreading, writing, style guides, content management systems, deadlines
27-3042 4 Technical Writers
  Technical Writer, Documentation Specialist, Technical Editor, Medical Writer, Technical Communicator
  technical writing, documentation, editing, Microsoft Word, content management systems
27-3043 4 Writers and Authors
  Writer, Copywriter, Content Writer, Author, Freelance Writer, Script Writer, Blogger, Content Creator
  writing, content creation, editing, research, SEO, storytelling
27-3091 4 Interpreters and Translators
  Interpreter, Translator, Sign Language Interpreter, Spanish Interpreter, Medical Interpreter, ASL Interpreter, Court Interpreter
  interpreting, translation, Spanish, American Sign Language, cultural awareness, confidentiality
27-3092 3 Court Reporters and Simultaneous Captioners
  Court Reporter, Captioner, CART Provider, Stenographer, Closed Captioner
  stenography, transcription, captioning, legal terminology, proofreading
27-4011 3 Audio and Video Technicians
  Audio Visual Technician, AV Technician, Audio Technician, Video Technician, Event AV Technician, AV Specialist
  audio visual setup, sound equipment, troubleshooting, video equipment, customer service
27-4012 3 Broadcast Technicians
  Broadcast Technician, Broadcast Engineer, Master Control Operator, Broadcast Operator
  broadcast equipment, troubleshooting, audio mixing, signal monitoring, creativity
27-4014 3 Sound Engineering Technicians
  Sound Engineer, Audio Engineer, Recording Engineer, Sound Technician, Mixing Engineer
  audio mixing, Pro Tools, recording, sound equipment, audio editing
27-4015 3 Lighting Technicians
  Lighting Technician, Stage Lighting Technician, Lighting Designer, Grip, Gaffer
  lighting setup, electrical safety, stage equipment, programming light boards, creativity
27-4021 3 Photographers
  Photographer, Portrait Photographer, Wedding Photographer, Photo Editor, Product Photographer, Photojournalist, School Photographer
  photography, Adobe Photoshop, Lightroom, lighting setup, customer service
27-4031 3 Camera Operators, Television, Video, and Film
  Camera Operator, Videographer, Cameraman, Cinematographer, Video Camera Operator
  camera operation, lighting setup, video editing, storytelling, creativity
27-4032 4 Film and Video Editors
  Video Editor, Film Editor, Post Production Editor, Multimedia Editor
  video editing, Adobe Premiere, After Effects, color correction, storytelling
`);
