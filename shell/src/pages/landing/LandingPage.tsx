import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { BusinessBenefits } from './BusinessBenefits.tsx';
import { Hero } from './Hero.tsx';
import { IntroVideo } from './IntroVideo.tsx';
import { UserBenefits } from './UserBenefits.tsx';
import { WhyUs } from './WhyUs.tsx';

export function LandingPage() {
  useDocumentTitle('Halısaha bulun, saatinizi ayırtın');
  return (
    <>
      <Hero />
      <IntroVideo />
      <UserBenefits />
      <BusinessBenefits />
      <WhyUs />
    </>
  );
}
