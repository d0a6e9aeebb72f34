/**
 * The styles of the registration for an hour. A server may draw it, and a drawn page has the styles of its page's own code
 * alone, while that of the registration comes later.
 */
import '../../common/Choices.module.css';
import '../../common/HourSummary.module.css';
import '../register/RegisterForm.module.css';
import './JoinHour.module.css';
